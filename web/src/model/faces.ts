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

const look = ({ mask, colour }: Face) => `${mask}/${colour}`;

/**
 * The faces of people at one table. Everybody keeps the face they chose, even if another chose the same. Of those who
 * did not choose, whoever would look like another gets the next face that is free.
 */
export function facesOf(people: readonly { name: string; face: Face | null }[]): Face[] {
  const taken = new Set(people.flatMap(({ face }) => face ?? []).map(look));
  return people.map(({ name, face }) => {
    if (face !== null) return face;
    let next = 0;
    while (taken.has(look(faceOf(name, next)))) next++;
    const free = faceOf(name, next);
    taken.add(look(free));
    return free;
  });
}
