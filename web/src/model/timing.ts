// How long each event is shown, in milliseconds at the usual pace. Events not listed take no time.

import type { AnyEvent } from "./table";

const DURATIONS: Partial<Record<AnyEvent["type"], number>> = {
  "turn-started": 450,
  looked: 1300,
  peeked: 1300,
  swapped: 1700,
  announced: 1300,
  contested: 900,
  passed: 120, // passes come in a row
  "power-used": 700,
  "chose-player": 900,
  "chose-card": 600,
  declined: 900,
  named: 1100,
  "chose-direction": 900,
  hid: 900,
  guessed: 900,
  uncovered: 900,
  "coins-moved": 1100,
  unmasked: 2200,
  "shown-around": 2000,
  "seats-changed": 1400,
  eliminated: 1800,
  "card-left": 900,
  handed: 1400,
  raised: 1600,
  buried: 600,
  ended: 1200,
};

export const durationOf = (event: AnyEvent): number =>
  event.type === "revealed" ? revealTimes(event.cards.length).end : (DURATIONS[event.type] ?? 0);

/** The part of a movement of coins after which they have arrived. */
export const COINS_LAND = 0.7;

/** The paces to choose from, as factors on these times. */
export const PACES = { slow: 1.8, usual: 1, fast: 0.45, instant: 0 } as const;
export type Pace = keyof typeof PACES;

/** The steps of a reveal in milliseconds at the usual pace: when each card comes in and turns, and the crown drops. */
export function revealTimes(cards: number): { enter: number[]; open: number[]; crown: number; end: number } {
  const [QUIET, CURTAIN, APART, TURN, LAST] = [500, 620, 90, 1120, 1900];
  const start = QUIET + CURTAIN + APART * cards;
  const enter = Array.from({ length: cards }, (_, card) => QUIET + CURTAIN / 2 + APART * card);
  const open = Array.from({ length: cards }, (_, card) => start + TURN * card);
  const crown = start + TURN * (cards - 1) + LAST;
  return { enter, open, crown, end: crown + 420 + 900 };
}
