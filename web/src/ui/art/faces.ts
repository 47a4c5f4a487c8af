// People's faces: a half mask on a coloured medallion, derived from the name.

import type { Table } from "../../api/protocol";
import { players, type Player } from "../../model/table";
import { FACE_COLOURS, FACES } from "./shapes";

export interface Face {
  mask: number;
  colour: number;
  /** Whether the mask is dark instead of light. */
  dark: boolean;
}

/** FNV-1a: the same name has the same face on every page and device. */
function hash(text: string): number {
  let value = 2166136261;
  for (const char of text.normalize("NFC").toLowerCase())
    value = Math.imul(value ^ char.codePointAt(0)!, 16777619) >>> 0;
  return value;
}

export function faceOf(name: string): Face {
  const value = hash(name);
  return {
    mask: value % FACES.length,
    colour: (value >>> 8) % FACE_COLOURS.length,
    dark: ((value >>> 16) & 3) === 0,
  };
}

/** The faces of people at one table: where two would look alike, the later one gets the next mask that is free. */
export function facesOf(names: readonly string[]): Face[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const face = faceOf(name);
    for (let tries = 0; tries < FACES.length * FACE_COLOURS.length; tries++) {
      const key = `${face.mask}/${face.colour}`;
      if (!taken.has(key)) break;
      face.mask = (face.mask + 1) % FACES.length;
      if (face.mask === 0) face.colour = (face.colour + 1) % FACE_COLOURS.length;
    }
    taken.add(`${face.mask}/${face.colour}`);
    return face;
  });
}

/** The faces of a game's players. */
export const facesAt = (table: Table, nameOf: (player: Player) => string): Face[] =>
  facesOf(Array.from({ length: players(table) }, (_, player) => nameOf(player)));
