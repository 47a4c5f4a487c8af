import { describe, expect, test } from "vitest";
import { coinsOf, spotOf } from "./chronicle";
import { claimed, chronicleOf, started, swapped } from "../../testing/truth";

const SWAPPED = ["bishop", "judge", "king", "queen", "thief", "cheat"];

describe("a game turn by turn", () => {
  test("has a row for every person and every card of the centre", () => {
    const { rows } = chronicleOf();
    expect(rows.map(({ player }) => player)).toEqual([0, 1, 2, 3, null, null]);
    expect(rows.at(-1)).toEqual({ player: null, index: 1 });
  });

  test("links the rows of cards that were under the table", () => {
    const { moments } = chronicleOf(
      { events: [started(1, 0), swapped(0, 0, 1, true)], cards: SWAPPED },
      { events: [started(2, 1), swapped(1, 1, 4, false)] },
    );
    expect(moments.map(({ links }) => links)).toEqual([
      [],
      [{ player: 0, first: 0, second: 1, kind: "swapped" }],
      [{ player: 1, first: 1, second: 4, kind: "pretended" }],
    ]);
  });

  test("tells each sentence in the turn that it belongs to", () => {
    const { moments } = chronicleOf(
      {
        events: [started(1, 0), { type: "announced", player: 0, character: "judge", spot: 0 }],
        claims: [claimed(0, "judge", 1)],
      },
      { events: [started(2, 1), swapped(1, 1, 2, true)] },
    );
    expect(moments.map(({ lines }) => lines.length)).toEqual([1, 1, 1]);
    expect(moments.map(({ player }) => player)).toEqual([null, 0, 1]);
  });

  test("keeps people in their rows when they change seats, and cards where they lie", () => {
    const { moments, rows } = chronicleOf({
      events: [started(1, 2), { type: "seats-changed", first: 0, second: 1 }],
      sitting: [1, 0, 2, 3],
      coins: [5, 7, 6, 6],
    });
    const after = moments[1]!;
    expect(rows.slice(0, 2).map((row) => spotOf(after, row))).toEqual([1, 0]);
    expect(after.links).toEqual([{ player: 0, first: 0, second: 1, kind: "moved" }]);
    expect([coinsOf(after, 0), coinsOf(after, 1)]).toEqual([7, 5]);
  });

  test("knows what was looked at, shown, and paid", () => {
    const { moments } = chronicleOf({
      events: [
        started(1, 3),
        { type: "looked", player: 3, spots: [3], characters: ["queen"] },
        { type: "announced", player: 3, character: "king", spot: 3 },
        { type: "contested", player: 2, spot: 2 },
        {
          type: "revealed",
          cards: [
            [3, 3, "queen"],
            [2, 2, "king"],
          ],
        },
        { type: "coins-moved", moves: [[3, "courthouse", 1]], reason: "fine" },
      ],
    });
    expect(moments[1]).toMatchObject({ looked: [{ row: 3, by: 3 }], shown: [3, 2], fines: [3] });
  });
});
