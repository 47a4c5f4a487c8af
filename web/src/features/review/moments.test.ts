import { expect, test } from "vitest";
import { announced, dealt, swapped, turn } from "../../testing/events";
import type { AnyEvent } from "../../model/table";
import { address, asked, jump, momentOf, moments } from "./moments";

const question: AnyEvent = {
  type: "asked",
  decision: { number: 1, player: 0, question: { type: "turn-choice", binding: null } },
};
const revealed: AnyEvent = { type: "revealed", cards: [[1, 1, "king"]] };
const EVENTS = [
  dealt(),
  turn(1, 0),
  question,
  swapped(0, 1),
  turn(2, 1),
  question,
  announced(1, "king"),
  revealed,
];
const ALL = moments(EVENTS);

test("a replay stops at every event that takes time, with what follows at once", () => {
  expect(ALL.map(({ event, until, turn }) => [event, until, turn])).toEqual([
    [0, 0, 0],
    [1, 2, 1],
    [3, 3, 1],
    [4, 5, 2],
    [6, 6, 2],
    [7, 7, 2],
  ]);
});

test("every event belongs to a moment, whatever the address says", () => {
  expect([0, 2, 5, 7, 99].map((event) => momentOf(ALL, event))).toEqual([0, 1, 3, 5, 5]);
});

test("one jumps from turn to turn, and to reveals", () => {
  expect(jump(ALL, "turn", 0, 1)).toBe(1);
  expect(jump(ALL, "turn", 5, -1)).toBe(3);
  expect(jump(ALL, "reveal", 0, 1)).toBe(5);
  expect(jump(ALL, "reveal", 5, 1)).toBeNull();
  expect(jump(ALL, "contest", 5, -1)).toBeNull();
});

test("an address names a moment and the eyes; one that makes no sense shows all from the start", () => {
  const search = (event: number, eyes: string | number) => address("", event, eyes);
  expect(asked(search(12, 3), 4)).toEqual({ event: 12, eyes: 3 });
  expect(asked(search(0, "public"), 4)).toEqual({ event: 0, eyes: "public" });
  for (const odd of ["", "?at=-1&eyes=4", "?at=1e9x&eyes=nobody", "?at=1.5&eyes=-1"])
    expect(asked(odd, 4)).toEqual({ event: 0, eyes: "all" });
});
