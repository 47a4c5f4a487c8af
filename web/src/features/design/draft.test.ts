import { expect, test } from "vitest";
import type { CharacterKind, Draft, Catalogue, Scenario } from "../../api/protocol";
import { draftOf, firstDraft, linked, readLink, redrawn, settingsFor } from "./draft";

const kind = (id: string, more: Partial<CharacterKind> = {}) =>
  ({ id, copies: 1, wants_cemetery: false, ...more }) as CharacterKind;

const SET = {
  edition: "second",
  id: "A",
  players: 6,
  cards: ["judge", "king"],
  cemetery: [],
} as unknown as Scenario;
const KNOWN = {
  editions: { first: [2, 13], second: [4, 12] },
  characters: {
    first: [kind("judge"), kind("widow"), kind("necromancer", { wants_cemetery: true })],
    second: [kind("judge"), kind("guru"), kind("necromancer", { wants_cemetery: true })],
  },
  sets: [{ ...SET, players: 5 }, SET],
} as unknown as Catalogue;

const DRAFT: Draft = { edition: "second", players: 7, cards: ["judge", "puppet-master"], cemetery: null };

test("a link holds the set itself", () => {
  expect(linked(DRAFT)).toBe("/design?e=second&n=7&c=judge.puppet-master");
  for (const draft of [DRAFT, { ...DRAFT, cards: [] }, { ...DRAFT, cemetery: ["peasant", "peasant"] }])
    expect(readLink(linked(draft).slice("/design".length), KNOWN)).toEqual(draft);
});

test.each([
  ["?e=third&n=7&c=judge", "edition"],
  ["?n=7&c=judge", "edition"],
  ["?e=toString&n=7&c=judge", "edition"],
  ["?e=second&c=judge", "players"],
  ["?e=second&n=13&c=judge", "players"],
  ["?e=second&n=5.5&c=judge", "players"],
  ["?e=second&n=7&c=Judge!", "cards"],
  ["?e=second&n=7&c=judge..king", "cards"],
  [`?e=second&n=7&c=${Array(21).fill("judge").join(".")}`, "cards"],
  ["?e=second&n=7&c=judge&g=<b>", "cards"],
])("of %s it is said what is wrong: %s", (search, part) => expect(readLink(search, KNOWN)).toBe(part));

test("whom nobody knows is left in, for the rules to name", () => {
  expect(readLink("?e=second&n=7&c=nobody", KNOWN)).toMatchObject({ cards: ["nobody"] });
  expect(readLink("", KNOWN)).toBeNull();
  expect(readLink("?from=elsewhere", KNOWN)).toBeNull();
});

test("who brings nothing begins with the usual set", () => {
  expect(firstDraft(KNOWN)).toEqual(draftOf(SET));
  expect(firstDraft({ sets: [] })).toEqual({ edition: "second", players: 6, cards: [], cemetery: null });
});

test("another edition keeps whom it has, and its own number of players", () => {
  const first: Draft = { edition: "first", players: 13, cards: ["judge", "widow"], cemetery: null };
  expect(redrawn(first, { edition: "second" }, KNOWN)).toEqual({
    edition: "second",
    players: 12,
    cards: ["judge"],
    cemetery: null,
  });
  expect(redrawn(first, { players: 1 }, KNOWN).players).toBe(2);
});

test("nobody is buried who is at the table, and nobody where none can be raised", () => {
  const raising: Draft = {
    edition: "first",
    players: 6,
    cards: ["necromancer"],
    cemetery: ["widow", "judge"],
  };
  expect(redrawn(raising, { cards: ["necromancer", "judge"] }, KNOWN).cemetery).toEqual(["widow"]);
  expect(redrawn(raising, { cards: ["judge"] }, KNOWN).cemetery).toBeNull();
});

test("a table is set by cards, or by the name of what is published", () => {
  expect(settingsFor(DRAFT, null)).toEqual(DRAFT);
  expect(settingsFor(DRAFT, "A")).toEqual({ edition: "second", players: 7, set: "A" });
});
