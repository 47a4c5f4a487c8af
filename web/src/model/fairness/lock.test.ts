import { expect, it } from "vitest";
import { EXAMPLE, lockedTable } from "../../testing/fairness";
import type { CharacterKind, Lock, Scenario, TableNow } from "../../api/protocol";
import { commitment } from "./draws";
import { accepts, type ShownCards } from "./lock";
import type { Witness } from "./witness";

const { lock } = EXAMPLE;
const SHOWN = lockedTable("lobby");
const OTHER = "0".repeat(64);
const NOTES: Witness = {
  commitment: EXAMPLE.commitment,
  terms: null,
  share: null,
  heads: [],
  earlier: [commitment(lock.failed[0]!.secret)],
  lock: null,
  seat: 0,
  sat: null,
};

const kind = (id: string, more: Partial<CharacterKind> = {}) =>
  ({ id, minimum: 2, copies: 1, cursed: false, wants_cemetery: false, ...more }) as CharacterKind;
const KNOWN: ShownCards = {
  sets: [...lock.scenarios, { ...lock.scenarios[0]!, players: 7 }],
  characters: {
    first: [
      kind("judge"),
      kind("necromancer", { wants_cemetery: true }),
      kind("peasant", { copies: 2 }),
      kind("damned", { minimum: 8, cursed: true }),
      kind("sage", { minimum: 8 }),
    ],
  },
};

const takes = (
  changes: Partial<Lock> = {},
  shown: Partial<TableNow> = {},
  notes: Partial<Witness> = {},
): boolean => accepts({ ...lock, ...changes }, { ...SHOWN, ...shown }, 1, { ...NOTES, ...notes }, KNOWN);

/** Whether a lock with these cards is accepted where the host chose this. */
function takesCards(scenarios: Scenario[], chosen: Partial<TableNow["settings"]>): boolean {
  const settings = { ...SHOWN.settings, ...chosen };
  return takes({ settings: settings as unknown as Lock["settings"], scenarios }, { settings });
}

it("the lock of what was on the screen is accepted", () => {
  expect(takes()).toBe(true);
});

it("a set without a name is the first one, as for the server", () => {
  const settings = { ...SHOWN.settings, set: "" };
  const changes = {
    settings: settings as unknown as Lock["settings"],
    scenarios: lock.scenarios.slice(0, 1),
  };
  expect(takes(changes, { settings })).toBe(true);
});

it.each<[string, Partial<Lock>]>([
  ["another table", { table: "ABCDEF" }],
  ["another game", { game: 2 }],
  ["another attempt", { attempt: 1 }],
  ["an attempt left out", { attempt: 1, failed: [] }],
  ["another commitment", { commitment: OTHER }],
  ["another setting", { settings: { ...lock.settings, memory: "fading" } }],
  ["a setting left out", { settings: {} }],
  ["another first seat", { first: 0 }],
  ["seats that are not drawn", { draws_seats: false }],
  ["another edition", { scenarios: lock.scenarios.map((one) => ({ ...one, edition: "second" as const })) }],
  ["a published set left out", { scenarios: lock.scenarios.slice(1) }],
  [
    "another card in a set",
    { scenarios: lock.scenarios.with(0, { ...lock.scenarios[0]!, cards: ["judge"] }) },
  ],
  ["another cemetery", { scenarios: lock.scenarios.with(1, { ...lock.scenarios[1]!, cemetery: [] }) }],
  ["a person for a bot", { seats: lock.seats.with(5, { kind: "person", promise: "" }) }],
  ["a bot for a person", { seats: lock.seats.with(1, { kind: "bot", bot: "regular", temper: null }) }],
  ["another bot", { seats: lock.seats.with(5, { kind: "bot", bot: "expert", temper: null }) }],
  ["another temper", { seats: lock.seats.with(4, { kind: "bot", bot: "expert", temper: [900, 252, 500] }) }],
  ["its own temper", { seats: lock.seats.with(4, { kind: "bot", bot: "expert", temper: null }) }],
  ["a seat less", { seats: lock.seats.slice(1) }],
])("%s is not", (_, changes) => {
  expect(takes(changes)).toBe(false);
});

it("nor is one that hides an attempt, or draws from a chosen set", () => {
  expect(takes({}, {}, { earlier: [OTHER] })).toBe(false);
  const settings = { ...SHOWN.settings, set: "base" };
  expect(takes({ settings: { ...lock.settings, set: "base" } }, { settings })).toBe(false);
});

it("the cards are those of the settings on the screen", () => {
  const [base, classic] = lock.scenarios as [Scenario, Scenario];
  expect(takesCards([classic], { set: "classic" })).toBe(true);
  expect(takesCards([base], { set: null })).toBe(true);
  expect(takesCards([classic], { set: null })).toBe(false);
  expect(takesCards([{ ...classic, cards: base.cards }], { set: "classic" })).toBe(false);
});

it("and so are those of a custom set, however they were written", () => {
  const own = (cards: string[], cemetery: string[]): Scenario[] => [
    { edition: "first", players: 6, cards, cemetery, id: null, name: null },
  ];
  const cards = ["Judge ", "necromancer"];
  const chosen = { set: null, cards, cemetery: null };
  expect(takesCards(own(["necromancer", "judge"], ["sage", "peasant", "peasant"]), chosen)).toBe(true);
  expect(takesCards(own(["necromancer", "sage"], ["judge", "peasant", "peasant"]), chosen)).toBe(false);
  expect(takesCards(own(["necromancer", "judge"], ["sage"]), chosen)).toBe(false);
  expect(takesCards(own(["necromancer", "judge"], ["sage"]), { ...chosen, cemetery: ["sage"] })).toBe(true);
  expect(takesCards(own(["judge"], []), { ...chosen, cards: ["judge"] })).toBe(true);
});
