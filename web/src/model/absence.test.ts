import { expect, it } from "vitest";
import { announced, dealt, turn } from "../testing/events";
import { tableNow } from "../testing/tables";
import { absentees, waitFor } from "./absence";
import { type AnyEvent, evolve, initialTable } from "./table";

const asked = (player: number): AnyEvent => ({
  type: "asked",
  decision: { number: 1, player, question: { type: "turn-choice", binding: null } },
});
const after = (...events: AnyEvent[]) => events.reduce(evolve, initialTable(dealt()));
const LOST = 1_000;

/** A table from which these players are gone. */
function without(gone: number[], changes: Partial<ReturnType<typeof tableNow>["settings"]> = {}) {
  const now = tableNow({});
  const seats = now.seats.map((seat, player) =>
    gone.includes(player) ? { ...seat, connected: false, lost_at: LOST } : seat,
  );
  return { ...now, seats, settings: { ...now.settings, clock: null, ...changes } };
}

it("finds who has to answer and is not connected", () => {
  const table = after(turn(5, 1), asked(1));
  expect(absentees(without([1, 2]), table)).toEqual([{ player: 1, since: LOST }]);
  expect(absentees(without([2]), table)).toEqual([]);
  const away = without([1]);
  const played = away.seats.map((seat) => ({ ...seat, away: true }));
  expect(absentees({ ...away, seats: played }, table)).toEqual([]);
  expect(absentees({ ...away, phase: "finished" }, table)).toEqual([]);
});

it("finds everybody who has to answer where answers are sealed", () => {
  const contest: AnyEvent = {
    type: "asked",
    decision: { number: 1, player: 1, question: { type: "contest-or-pass", character: "king" } },
  } as AnyEvent;
  const table = after(turn(5, 0), announced(0, "king"), contest);
  const players = (how: "clockwise" | "sealed") =>
    absentees(without([1, 3], { contest: how }), table).map(({ player }) => player);
  expect(players("clockwise")).toEqual([1]);
  expect(players("sealed")).toEqual([1, 3]);
});

it("knows what ends the wait", () => {
  expect(waitFor(without([1]))).toBe("bot");
  expect(waitFor({ ...without([1], { clock: 60 }), deadline: 60_000 })).toBe("time");
  expect(waitFor(without([1], { clock: 86_400 }))).toBe("clock");
  expect(waitFor(without([0, 1, 2, 3]))).toBe("nobody");
});
