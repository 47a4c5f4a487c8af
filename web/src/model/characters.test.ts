import { expect, test } from "vitest";
import type { Catalogue } from "../api/protocol";
import { allCharacters, forPlayers, inBox, matches } from "./characters";

const kind = (id: string, expansion = false, minimum = 2) => ({ id, expansion, minimum });
const KNOWN = {
  characters: {
    first: [kind("judge"), kind("queen"), kind("beggar", true, 6)],
    second: [kind("judge"), kind("beggar"), kind("guru")],
  },
} as unknown as Catalogue;

test("everybody is there once, with all editions that have them", () => {
  const entries = allCharacters(KNOWN).map(({ id, kinds }) => [id, kinds.map(({ edition }) => edition)]);
  expect(entries).toEqual([
    ["judge", ["first", "second"]],
    ["queen", ["first"]],
    ["beggar", ["first", "second"]],
    ["guru", ["second"]],
  ]);
});

test("a box holds its own characters, told as its edition has them", () => {
  const ids = (box: Parameters<typeof inBox>[1]) =>
    allCharacters(KNOWN).flatMap((entry) => inBox(entry, box)?.id ?? []);
  expect(ids("all")).toEqual(["judge", "queen", "beggar", "guru"]);
  expect(ids("first")).toEqual(["judge", "queen"]);
  expect(ids("expansion")).toEqual(["beggar"]);
  expect(ids("second")).toEqual(["judge", "beggar", "guru"]);
  expect(inBox(allCharacters(KNOWN)[2]!, "expansion")!.kinds.map(({ edition }) => edition)).toEqual([
    "first",
  ]);
});

test("a table of so many leaves those who may sit at it", () => {
  const known = { ...KNOWN, editions: { first: [2, 13], second: [4, 12] } } as unknown as Catalogue;
  const left = (players: number | null) =>
    allCharacters(known).flatMap((entry) => {
      const found = forPlayers(entry, players, known);
      return found ? [`${found.id} ${found.kinds.length}`] : [];
    });
  expect(left(null)).toEqual(["judge 2", "queen 1", "beggar 2", "guru 1"]);
  expect(left(3)).toEqual(["judge 1", "queen 1"]);
  expect(left(5)).toEqual(["judge 2", "queen 1", "beggar 1", "guru 1"]);
});

test("a search asks neither for accents nor for capitals, and for all words", () => {
  expect(matches("Évêque Prends 2 pièces", "eveque")).toBe(true);
  expect(matches("Take 2 coins from the bank.", "BANK coins")).toBe(true);
  expect(matches("Take 2 coins from the bank.", "bank court")).toBe(false);
  expect(matches("anything", "")).toBe(true);
});
