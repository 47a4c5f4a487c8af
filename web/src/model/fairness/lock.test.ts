import { expect, it } from "vitest";
import { EXAMPLE, lockedTable } from "../../testing/fairness";
import type { Lock, TableNow } from "../../api/protocol";
import { commitment } from "./draws";
import { accepts } from "./lock";
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

const takes = (
  changes: Partial<Lock> = {},
  shown: Partial<TableNow> = {},
  notes: Partial<Witness> = {},
): boolean => accepts({ ...lock, ...changes }, { ...SHOWN, ...shown }, 1, { ...NOTES, ...notes });

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
