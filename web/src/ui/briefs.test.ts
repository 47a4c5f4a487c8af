// Every power in a few words, at tables of every size and at those of recorded games.

import { beforeAll, describe, expect, it } from "vitest";
import { session } from "../api/session.svelte";
import type { Catalogue } from "../api/protocol";
import { LANGUAGES } from "../i18n/language.svelte";
import { Phrases } from "../model/phrases";
import { evolve, initialTable, seatOf, type Table } from "../model/table";
import { characters } from "../testing/catalogue";
import { dealt } from "../testing/events";
import { setLanguage } from "../testing/language";
import { played } from "../testing/recordedGames";
import { brief, gain, stake } from "./briefs";

const LONGEST = 90;
const SIZES: Record<string, number[]> = {
  first: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  second: [4, 5, 6, 7, 8, 9, 10, 11, 12],
};
/** Between two tables of a recorded game. */
const STEP = 37;

const NAMES = "Adele Bruno Clara Dario Elena Fosco Gino Hanna Ida Jules Kira Luca Mo".split(" ");
const told = (table: Table, viewer: number | null = null): Phrases =>
  new Phrases(table, (player) => NAMES[player]!, viewer);

function tableOf(players: number, edition: "first" | "second" = "first", now: Partial<Table> = {}): Table {
  const deal = dealt(undefined, players);
  deal.setup.scenario.edition = edition;
  return { ...initialTable(deal), ...now };
}

const tables: Table[] = [
  ...Object.entries(SIZES).flatMap(([edition, sizes]) =>
    sizes.map((players) => tableOf(players, edition as "first" | "second")),
  ),
  ...played.flatMap((game) => game.tables.filter((_, index) => index % STEP === 0)),
];

/** The different briefs of all characters at all tables, each for another player. */
function briefs(): Set<string> {
  const said = new Set<string>();
  for (const [index, table] of tables.entries()) {
    const alive = table.sitting.filter((player) => !table.out.includes(player));
    const player = alive[index % alive.length]!;
    for (const { id } of characters[table.setup.scenario.edition]!)
      for (const viewer of [null, player, alive[(index + 1) % alive.length]!])
        said.add(brief(id, told(table, viewer), player));
  }
  return said;
}

beforeAll(() => {
  session.known = { characters } as Catalogue;
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => setLanguage(language));

  it("every power is said in one short line, which is no full sentence and mentions no 0", () => {
    for (const text of briefs()) {
      expect(text).toMatch(/^[^\n{}]+[^\n{}.]$/);
      expect(text).not.toMatch(/(^|\D)0/);
      expect(text.length, text).toBeLessThanOrEqual(LONGEST);
    }
  });

  it("every stake is said in one line of its own", () => {
    const said = [
      stake("king", tableOf(4), 0, 1),
      stake("king", tableOf(4, "first", { coins: [6, 1, 6, 6] }), 0, 1),
      stake("cheat", tableOf(4, "first", { coins: [10, 6, 6, 6] }), 0, 1),
    ];
    expect(new Set(said).size).toBe(3);
  });
});

it("a power brings what was said that it would bring", () => {
  const seen = new Set<string>();
  for (const { events, tables } of played)
    for (const [index, event] of events.entries()) {
      if (event.type !== "power-used" || event.partners.length) continue;
      const said = gain(event.character, tables[index]!, event.player);
      if (said === 0) continue;
      const brought = events
        .slice(
          index,
          index + events.slice(index).findIndex(({ type }) => type === "power-ended" || type === "ended"),
        )
        .flatMap((one) => (one.type === "coins-moved" ? one.moves : []))
        .filter(([, target]) => target === seatOf(tables[index]!, event.player))
        .reduce((sum, [, , amount]) => sum + amount, 0);
      expect([event.character, brought]).toEqual([event.character, said]);
      seen.add(event.character);
    }
  expect(seen.size).toBeGreaterThan(10);
});

describe("in English", () => {
  beforeAll(() => setLanguage("en"));

  const four = (now: Partial<Table>, edition: "first" | "second" = "first"): Table =>
    tableOf(4, edition, now);

  it.each<[string, string, Table]>([
    ["king", "3 coins from the bank", four({})],
    ["king", "2 coins from the bank", four({}, "second")],
    ["judge", "all of the courthouse: empty, so nothing", four({})],
    ["judge", "all of the courthouse: 1 coin", four({ courthouse: 1 })],
    ["judge", "all of the courthouse: 3 coins", four({ courthouse: 3 })],
    ["swindler", "2 coins from the richest: Clara, 11", four({ coins: [4, 5, 11, 6] }, "second")],
    [
      "swindler",
      "2 coins from one of the richest: Bruno and Dario, 8 each",
      four({ coins: [4, 8, 7, 8] }, "second"),
    ],
    ["bishop", "2 coins from one of the 3 richest, 6 each", four({})],
    ["bishop", "2 coins from the richest: Clara, 9", four({ coins: [6, 10, 9, 6], out: [1] })],
    ["thief", "1 coin from each neighbour: Bruno and Dario", four({})],
    ["thief", "1 coin from each neighbour: Clara and Dario", four({ out: [1] })],
    ["thief", "1 coin from each neighbour: Clara and Dario", four({ sitting: [0, 2, 1, 3] })],
    ["thief", "2 coins from the only neighbour: Bruno", tableOf(2)],
    ["patron", "3 coins from the bank; 1 for each neighbour: Bruno and Dario", four({})],
    ["patron", "3 coins from the bank; 2 for the only neighbour: Bruno", tableOf(2)],
    ["courtesan", "the right neighbour (Dario) reveals: a man pays 3 coins", four({})],
    ["king", "3 coins from the bank; with 14 the game ends now", four({ coins: [11, 6, 6, 6] })],
    ["king", "3 coins from the bank", four({ coins: [9, 6, 6, 6] })],
    ["king", "2 coins from the bank", four({ coins: [10, 6, 6, 6] }, "second")],
    [
      "judge",
      "all of the courthouse: 7 coins; with 13 the game ends now",
      four({ courthouse: 7, coins: [6, 6, 6, 6] }),
    ],
    [
      "bishop",
      "2 coins from the richest: Clara, 9; with 13 the game ends now",
      four({ coins: [11, 6, 9, 6] }),
    ],
    ["thief", "2 coins from the only neighbour: Bruno", tableOf(2, "first", { coins: [11, 1] })],
    ["cheat", "wins with 10 coins: the game ends now", four({ coins: [10, 6, 6, 6] })],
    ["cheat", "wins with 10 coins: the game ends now", four({ coins: [12, 6, 6, 6] })],
    ["cheat", "wins with 10 coins; has 9: nothing", four({ coins: [9, 6, 6, 6] })],
    ["widow", "tops up to 10 coins: 4 from the bank", four({})],
    ["widow", "tops up to 10 coins; has 11: nothing", four({ coins: [11, 6, 6, 6] })],
    ["witch", "may swap fortunes with anyone: own 4, largest 12", four({ coins: [4, 6, 12, 6] })],
    ["fool", "1 coin; swaps two other players' cards, or pretends to", four({})],
    ["fool", "1 coin; swaps two other cards, or pretends to", tableOf(2)],
    ["fool", "1 coin from the bank; no two cards to swap", tableOf(3, "first", { out: [1] })],
    ["sage", "1 coin; sees two other cards in secret", tableOf(2)],
    ["sage", "1 coin; sees another card in secret", tableOf(3, "first", { out: [1] })],
    ["puppet-master", "1 coin each from two players; they swap seats", four({})],
    ["puppet-master", "1 coin from the only opponent: Bruno", tableOf(2)],
    ["beggar", "1 coin from each richer player: now nobody", four({})],
    // The example of the rules: a Beggar with 4 asks 8, 11, 11, 7 and 9, and the 7 gives nothing.
    [
      "beggar",
      "1 coin from each richer player: now 4 coins",
      tableOf(6, "second", { coins: [4, 8, 11, 11, 7, 9] }),
    ],
    ["actress", "the power played last: none yet, so nothing", four({})],
    ["actress", "the power played last: King", four({ last_played: "king" })],
    ["necromancer", "the cemetery is empty: nothing", four({})],
    ["necromancer", "the power of the cemetery's top card", four({ buried: 2 })],
  ])("%s: %s", (character, text, table) => {
    expect(brief(character, told(table), 0)).toBe(text);
  });

  it.each<[string, string, number, Table]>([
    ["swindler", "2 coins from the richest: you, 11", 2, four({ coins: [4, 5, 11, 6] }, "second")],
    ["bishop", "2 coins from one of the richest: you and Dario, 8 each", 1, four({ coins: [4, 8, 7, 8] })],
    ["bishop", "2 coins from one of the 3 richest, you among them, 6 each", 3, four({})],
    ["thief", "1 coin from each neighbour: you and Dario", 1, four({})],
    ["thief", "1 coin from each neighbour: Bruno and Dario", 2, four({})],
    ["patron", "3 coins from the bank; 1 for each neighbour: you and Bruno", 3, four({})],
    ["puppet-master", "1 coin from the only opponent: you", 1, tableOf(2)],
    ["courtesan", "you, the right neighbour, reveal: a man pays 3 coins", 3, four({})],
    ["cheat", "wins with 10 coins; you have 9: nothing", 0, four({ coins: [9, 6, 6, 6] })],
    ["widow", "tops up to 10 coins; you have 11: nothing", 0, four({ coins: [11, 6, 6, 6] })],
  ])("%s: %s", (character, text, viewer, table) => {
    expect(brief(character, told(table, viewer), 0)).toBe(text);
  });

  it("follows the person to another seat", () => {
    const moved = evolve(four({ coins: [10, 6, 6, 6] }), { type: "seats-changed", first: 0, second: 1 });
    expect([0, 1].map((player) => brief("cheat", told(moved), player))).toEqual([
      "wins with 10 coins; has 6: nothing",
      "wins with 10 coins: the game ends now",
    ]);
  });

  it.each<[string, string, number[]]>([
    ["king", "wrong: you pay 1 coin", [6, 6, 6, 6]],
    ["king", "wrong costs you your last coin and can end the game", [6, 1, 6, 6]],
    ["king", "the game ends now if it is true or nobody contests", [11, 1, 6, 6]],
    ["cheat", "wrong: you pay 1 coin", [9, 6, 6, 6]],
    ["cheat", "the game ends now if it is true or nobody contests", [10, 1, 6, 6]],
  ])("against the %s: %s", (character, text, coins) => {
    expect(stake(character, four({ coins }), 0, 1)).toBe(text);
  });
});
