// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { i18n, LANGUAGES } from "../../i18n/language.svelte";
import type { AnyEvent } from "../../model/table";
import { cell } from "./cell";
import { awards } from "./awards";
import { mentions, setLanguage } from "../../testing/language";
import { claimed, chronicleFor, chronicleOf, started, swapped } from "../../testing/truth";
import { cellLabel, awardLabel, momentName, rowName } from "./labels";

beforeAll(() => i18n.load("en"));

const TURN: Parameters<typeof chronicleOf>[0] = {
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
};
const game = chronicleOf(TURN!);

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

test("who reads it is addressed", () => {
  const mine = chronicleFor(1, TURN!);
  expect(mine.rows.slice(0, 2).map((row) => rowName(mine, row))).toEqual(["Ada", "You"]);
  expect(cellLabel(mine, mine.rows[1]!, cell(mine.moments[1]!, mine.rows, 1))).toBe(
    "Bishop. You were wrong about it. You took it for the Queen. “I am the King!” You bluffed (2%).",
  );
  expect(awards(mine).map((award) => awardLabel(mine, award))).toEqual([
    "On turn 1, you claimed to be the King (2% likely), and nobody contested. It brought 3 coins.",
  ]);
  expect(mine.moments[1]!.lines.map(({ text }) => text())).toContain("You announce: “I am the King!”");
});

/** A game in which each of the four is honoured for everything that one can be honoured for. */
const honoured = (player: number): NonNullable<typeof TURN>[] => {
  const wrong = { [player]: [["witch", 1]] as [string, number][] };
  const other = (player + 1) % 4;
  const announced = (turn: number) => [
    started(turn, player),
    { type: "announced", player, character: "king", spot: player } as const,
  ];
  const fined: AnyEvent = { type: "coins-moved", moves: [[player, "courthouse", 1]], reason: "fine" };
  return [
    { events: [started(1, player), swapped(player, player, other, true)], believed: wrong },
    { events: [started(2, player), swapped(player, player, other, false)], believed: wrong },
    { events: announced(3), claims: [claimed(player, "king", 0.02)] },
    {
      events: [...announced(4), fined],
      claims: [claimed(player, "king", 0.1, { true: true })],
    },
    {
      events: [started(5, other), { type: "looked", player, spots: [other], characters: ["queen"] }, fined],
      claims: [claimed(player, "king", 1, { contest: true, true: true })],
    },
  ];
};
/** Without the bluff. */
const sincere = (player: number) => honoured(player).filter(({ claims }) => claims?.[0]?.true !== false);

test.each(LANGUAGES)("in %s nobody reads their own name", async (language) => {
  await setLanguage(language);
  const honours = new Set<string>();
  for (const turns of [honoured, sincere])
    for (const [viewer, name] of game.names.entries())
      for (const reader of [null, viewer]) {
        const chronicle = chronicleFor(reader, ...turns(viewer));
        const all = awards(chronicle);
        for (const { title } of all) honours.add(title);
        const texts = [
          ...chronicle.moments.flatMap((moment) =>
            chronicle.rows.map((row, place) =>
              cellLabel(chronicle, row, cell(moment, chronicle.rows, place)),
            ),
          ),
          ...chronicle.moments.flatMap(({ lines }) => lines.map(({ text }) => text())),
          ...chronicle.rows.map((row) => rowName(chronicle, row)),
          ...all.map((award) => awardLabel(chronicle, award)),
        ];
        expect(texts.filter((text) => mentions(text, name)).length > 0).toBe(reader === null);
      }
  expect(honours.size).toBe(7);
});
