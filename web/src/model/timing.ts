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
  revealed: 2400,
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

export const durationOf = (event: AnyEvent): number => DURATIONS[event.type] ?? 0;

/** The part of a movement of coins after which they have arrived. */
export const COINS_LAND = 0.7;

/** The paces to choose from, as factors on these times. */
export const PACES = { slow: 1.8, usual: 1, fast: 0.45, instant: 0 } as const;
export type Pace = keyof typeof PACES;
