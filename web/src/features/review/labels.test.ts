// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { i18n } from "../../i18n/language.svelte";
import { cell } from "./cell";
import { awards } from "./awards";
import { claimed, chronicleOf, started } from "../../testing/truth";
import { cellLabel, awardLabel, momentName, rowName } from "./labels";

beforeAll(() => i18n.load("en"));

const game = chronicleOf({
  events: [
    started(1, 1),
    { type: "announced", player: 1, character: "king", spot: 1 },
    { type: "power-used", player: 1, character: "king", spot: 1, partners: [] },
    { type: "coins-moved", moves: [["bank", 1, 3]], reason: "power" },
  ],
  claims: [claimed(1, "king", 0.02)],
  believed: {
    1: [
      ["queen", 0.98],
      ["bishop", 0.02],
    ],
  },
  coins: [6, 9, 6, 6],
});

test("rows and moments have names", () => {
  expect(game.rows.map((row) => rowName(game, row))).toEqual([
    "Ada",
    "Bruno",
    "Clara",
    "Dario",
    "Centre 1",
    "Centre 2",
  ]);
  expect([momentName(0), momentName(7)]).toEqual(["The deal", "Turn 7"]);
});

test("a cell is told to whoever can't see it", () => {
  const label = cellLabel(game, game.rows[1]!, cell(game.moments[1]!, game.rows, 1));
  expect(label).toBe("Bishop. Bruno was wrong about it. Taken for the Queen. “I am the King!” Bluffed (2%).");
  expect(cellLabel(game, game.rows[0]!, cell(game.moments[1]!, game.rows, 0))).toBe("Judge. Ada knew it.");
  expect(cellLabel(game, game.rows[4]!, cell(game.moments[1]!, game.rows, 4))).toBe("Thief");
});

test("every honour has its sentence", () => {
  const [bluff] = awards(game);
  expect(awardLabel(game, bluff!)).toBe(
    "On turn 1, Bruno claimed to be the King (2% likely), and nobody contested. It brought 3 coins.",
  );
});
