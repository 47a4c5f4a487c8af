// The characters of each edition, with filters and search.

import type { CharacterKind, Catalogue } from "../api/protocol";

export const charactersOf = (known: Catalogue, edition: string): CharacterKind[] =>
  known.characters[edition] ?? [];

/** A character, and its data in each edition. */
export interface CharacterEntry {
  id: string;
  kinds: readonly { edition: string; kind: CharacterKind }[];
}

/** All characters of all editions, each once, in the order of the boxes. */
export function allCharacters(known: Catalogue): CharacterEntry[] {
  const entries = new Map<string, { edition: string; kind: CharacterKind }[]>();
  for (const edition of Object.keys(known.characters))
    for (const kind of charactersOf(known, edition)) {
      const found = entries.get(kind.id) ?? [];
      entries.set(kind.id, [...found, { edition, kind }]);
    }
  return [...entries].map(([id, kinds]) => ({ id, kinds }));
}

export type Box = "all" | "first" | "expansion" | "second";
export const BOXES: readonly Box[] = ["all", "first", "expansion", "second"];

/** The character as a box has it; null if it is not in it. */
export function inBox({ id, kinds }: CharacterEntry, box: Box): CharacterEntry | null {
  const edition = box === "expansion" ? "first" : box;
  const left = kinds.filter(
    (one) =>
      box === "all" ||
      (one.edition === edition && (edition !== "first" || one.kind.expansion === (box === "expansion"))),
  );
  return left.length ? { id, kinds: left } : null;
}

/** The character's editions for this number of players; null if there are none. */
export function forPlayers(
  { id, kinds }: CharacterEntry,
  players: number | null,
  known: Catalogue,
): CharacterEntry | null {
  if (players === null) return { id, kinds };
  const left = kinds.filter(({ edition, kind }) => {
    const [fewest, most] = known.editions[edition]!;
    return players >= fewest && players <= most && kind.minimum <= players;
  });
  return left.length ? { id, kinds: left } : null;
}

/** A text normalised for search: lower case, no accents. */
const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Whether all typed words occur in a text. */
export const matches = (text: string, typed: string): boolean =>
  plain(typed)
    .split(/\s+/)
    .every((word) => plain(text).includes(word));
