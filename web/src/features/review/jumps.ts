// Moments worth jumping to, and the address of each.

import type { Chronicle, Moment } from "./chronicle";

export const JUMPS = ["reveal", "swap", "bluff"] as const;
export type Jump = (typeof JUMPS)[number];

const WORTH: Record<Jump, (moment: Moment) => boolean> = {
  reveal: ({ shown }) => shown.length > 0,
  swap: ({ links }) => links.some(({ kind }) => kind === "swapped"),
  bluff: ({ truth }) => truth.claims.some(({ honesty }) => honesty === "bluffed"),
};

/** The next such moment; none when there is none after this one. */
export function next({ moments }: Chronicle, jump: Jump, from: number): number | null {
  const found = moments.findIndex((moment, at) => at > from && WORTH[jump](moment));
  return found < 0 ? null : found;
}

/** The moment that an address asks for. */
export function asked(hash: string, last: number): number | null {
  const turn = /^#turn=(\d{1,6})$/.exec(hash)?.[1];
  return turn === undefined ? null : Math.min(Number(turn), last);
}

export const address = (path: string, turn: number): string => `${path}#turn=${turn}`;
