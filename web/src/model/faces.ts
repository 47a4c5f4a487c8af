// People's faces: a half mask on a coloured medallion, as they chose it or derived from the name.

import type { Face } from "../api/protocol";

/** In the order from which faces are derived: a new one goes to the end, and changes what others look like. */
export const FACE_MASKS = ["half", "cat", "horns", "beak", "flames", "feather", "diamond", "bear"] as const;
export const FACE_COLOURS = [
  "rose",
  "sky",
  "amber",
  "iris",
  "pine",
  "rust",
  "orchid",
  "moss",
  "lagoon",
  "coral",
  "slate",
  "oak",
  "ink",
] as const;

/** FNV-1a: the same name has the same face on every page and device. */
function hash(text: string): number {
  let value = 2166136261;
  for (const char of text.normalize("NFC").toLowerCase())
    value = Math.imul(value ^ char.codePointAt(0)!, 16777619) >>> 0;
  return value;
}

/** The face that follows from a name; with `next`, the one that is so many places further. */
export function faceOf(name: string, next = 0): Face {
  const value = hash(name);
  const mask = (value % FACE_MASKS.length) + next;
  const colour = (value >>> 8) + Math.floor(mask / FACE_MASKS.length);
  return {
    mask: FACE_MASKS[mask % FACE_MASKS.length]!,
    colour: FACE_COLOURS[colour % FACE_COLOURS.length]!,
    dark: ((value >>> 16) & 3) === 0,
  };
}

/** Whether two choices are the same; null is no choice. */
export const sameFace = (one: Face | null, other: Face | null): boolean =>
  one?.mask === other?.mask && one?.colour === other?.colour && one?.dark === other?.dark;

const look = ({ mask, colour }: Face) => `${mask}/${colour}`;

/** A face among others. */
export interface FaceAtTable extends Face {
  /** Tells apart those who chose the same mask in the same colour: the initial, or a number. */
  readonly mark?: string;
}

interface NamedFace {
  name: string;
  face: Face | null;
}

/** The mark of each of these people. */
function marks(names: readonly string[]): string[] {
  const initials = names.map((name) => [...name.trim().toUpperCase()][0] ?? "");
  return new Set(initials).size === names.length ? initials : names.map((_, index) => `${index + 1}`);
}

/**
 * The faces of people at one table. Everybody keeps the face they chose; those who chose the same get a mark. Of those
 * who did not choose, whoever would look like another gets the next face that is free.
 */
export function facesOf(people: readonly NamedFace[]): FaceAtTable[] {
  const taken = new Set(people.flatMap(({ face }) => face ?? []).map(look));
  return people.map((person) => {
    const { name, face } = person;
    if (face !== null) {
      const alike = people.filter((other) => other.face !== null && look(other.face) === look(face));
      if (alike.length === 1) return face;
      return { ...face, mark: marks(alike.map((other) => other.name))[alike.indexOf(person)]! };
    }
    let next = 0;
    while (taken.has(look(faceOf(name, next)))) next++;
    const free = faceOf(name, next);
    taken.add(look(free));
    return free;
  });
}
