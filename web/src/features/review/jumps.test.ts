import { expect, test } from "vitest";
import { address, asked, next } from "./jumps";
import { claimed, chronicleOf, started, swapped } from "../../testing/truth";

const game = chronicleOf(
  { events: [started(1, 0), swapped(0, 0, 1, false)] },
  { events: [started(2, 1), swapped(1, 1, 2, true)] },
  {
    events: [
      started(3, 2),
      { type: "announced", player: 2, character: "king", spot: 2 },
      { type: "contested", player: 3, spot: 3 },
      {
        type: "revealed",
        cards: [
          [2, 2, "bishop"],
          [3, 3, "queen"],
        ],
      },
    ],
    claims: [claimed(2, "king", 0.6), claimed(3, "king", 0.01, { contest: true })],
  },
);

test.each([
  ["swap", 0, 2],
  ["swap", 2, null],
  ["reveal", 0, 3],
  ["reveal", 3, null],
  ["bluff", 1, 3],
] as const)("the next %s after turn %i is at %s", (jump, from, found) => {
  expect(next(game, jump, from)).toBe(found);
});

test.each([
  ["#turn=17", 40, 17],
  ["#turn=0", 40, 0],
  ["#turn=99", 40, 40],
  ["#turn=-1", 40, null],
  ["#turn=x", 40, null],
  ["", 40, null],
])("the address %s of a game of turns to %i asks for %s", (hash, last, turn) => {
  expect(asked(hash, last)).toBe(turn);
});

test("an address leads back to its moment", () => {
  expect(address("/t/QK7M2R", 17)).toBe("/t/QK7M2R#turn=17");
  expect(asked("#turn=17", 20)).toBe(17);
});
