import { expect, test } from "vitest";
import type { CharacterKind, Scenario, Settings } from "../api/protocol";
import { buriedBeside, changed, counted, others, same, setOf, toggled, without, withAll } from "./settings";

const SETTINGS: Settings = {
  edition: "second",
  players: 6,
  set: "B",
  cards: null,
  cemetery: null,
  options: { confess_peek: false, only_the_richest: false, spy_sees_centre: false, turn_limit: null },
  public: false,
  first: null,
  seats: "chosen",
  clock: 60,
  window: 12,
  contest: "clockwise",
  memory: "open",
  spectators: false,
  newcomers: true,
  memorise: 60,
  beat: 800,
  pace: "usual",
};
const set = (edition: "first" | "second", id: string, players: number) =>
  ({ edition, id, players, cards: [`card of ${id}`], cemetery: [] }) as unknown as Scenario;
const KNOWN = {
  editions: { first: [2, 13] as [number, number], second: [4, 12] as [number, number] },
  sets: [set("second", "A", 6), set("second", "B", 6), set("second", "A", 7), set("first", "base", 6)],
};
const after = (change: Parameters<typeof changed>[1], before: Partial<Settings> = {}) =>
  changed({ ...SETTINGS, ...before }, change, KNOWN);

test("a change leaves the rest as it was", () => {
  expect(after({ public: true })).toEqual({ ...SETTINGS, public: true });
  expect(after({ options: { turn_limit: 40 } }).options).toEqual({ ...SETTINGS.options, turn_limit: 40 });
  expect(SETTINGS.options.turn_limit).toBeNull();
});

test("a set that the new number of players does not have is let go", () => {
  expect(after({ players: 7 }).set).toBeNull();
  expect(after({ players: 7 }, { set: "A" }).set).toBe("A");
  expect(after({ players: 7 }, { set: "random" }).set).toBe("random");
});

test("another edition brings its own sets and its own number of players", () => {
  expect(after({ edition: "first" }).set).toBeNull();
  expect(after({ edition: "second" }, { edition: "first", players: 2, set: null }).players).toBe(4);
});

test("cards of one's own and a published set exclude each other", () => {
  expect(after({ cards: ["judge"] })).toMatchObject({ set: null, cards: ["judge"] });
  expect(after({ set: "A" }, { set: null, cards: ["judge"], cemetery: ["king"] })).toMatchObject({
    set: "A",
    cards: null,
    cemetery: null,
  });
  expect(after({ players: 7 }, { set: null, cards: ["judge"] }).cards).toBeNull();
});

test("who begins has to have a seat", () => {
  expect(after({ players: 6 }, { first: 5 }).first).toBe(5);
  expect(after({ players: 6 }, { players: 7, first: 6 }).first).toBeNull();
});

test("contests are rushed only where decisions are", () => {
  expect(after({ clock: null }).window).toBeNull();
  expect(after({ clock: 86_400 }).window).toBeNull();
  expect(after({ clock: 30 }, { window: 20 }).window).toBe(20);
  expect(after({ clock: 30 }, { clock: null, window: null }).window).toBe(12);
  expect(after({ public: true }, { window: null }).window).toBeNull();
});

test("the set on the table: the chosen one, or the first that fits; none where it is drawn or one's own", () => {
  expect(setOf(KNOWN, SETTINGS)?.id).toBe("B");
  expect(setOf(KNOWN, { ...SETTINGS, set: null })?.id).toBe("A");
  expect(setOf(KNOWN, { ...SETTINGS, set: "random" })).toBeNull();
  expect(setOf(KNOWN, { ...SETTINGS, set: null, cards: ["judge"] })).toBeNull();
});

test("values of the protocol are the same by what they say", () => {
  expect(same(SETTINGS, structuredClone(SETTINGS))).toBe(true);
  expect(same({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(same({ a: null }, {})).toBe(false);
  expect(same(["a"], null)).toBe(false);
});

test("a character is in a set with all its cards, or not at all", () => {
  const peasant = { id: "peasant", copies: 2 };
  expect(withAll(["judge"], peasant)).toEqual(["judge", "peasant", "peasant"]);
  expect(withAll(["peasant"], peasant)).toEqual(["peasant", "peasant"]);
  expect(without(["peasant", "judge", "peasant"], "peasant")).toEqual(["judge"]);
  expect(counted(["judge", "peasant", "peasant"])).toEqual([
    ["judge", 1],
    ["peasant", 2],
  ]);
});

const KINDS = [
  { id: "judge", copies: 1 },
  { id: "peasant", copies: 2 },
  { id: "necromancer", copies: 1, wants_cemetery: true },
] as CharacterKind[];

test("a character that is tapped comes or goes with all its cards", () => {
  expect(toggled(["judge"], KINDS[1]!)).toEqual(["judge", "peasant", "peasant"]);
  expect(toggled(["judge", "peasant", "peasant"], KINDS[1]!)).toEqual(["judge"]);
});

test("a cemetery is of those who are not at the table, and is only there where somebody is raised", () => {
  expect(others(KINDS, ["necromancer"])).toEqual(["judge", "peasant", "peasant"]);
  expect(buriedBeside(KINDS, ["necromancer", "judge"], ["judge", "peasant"])).toEqual(["peasant"]);
  expect(buriedBeside(KINDS, ["necromancer"], null)).toBeNull();
  expect(buriedBeside(KINDS, ["judge"], ["peasant"])).toBeNull();
});
