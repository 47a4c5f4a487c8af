// Temperaments that a bot can be given.

import type { Temper } from "../../api/protocol";
import { same } from "../../model/settings";

export const PRESETS = {
  cautious: { boldness: 0.15, scepticism: 0.35, memory: 0.7 },
  daring: { boldness: 0.9, scepticism: 0.4, memory: 0.6 },
  suspicious: { boldness: 0.4, scepticism: 0.9, memory: 0.7 },
  dreamy: { boldness: 0.5, scepticism: 0.3, memory: 0.15 },
  sharp: { boldness: 0.6, scepticism: 0.6, memory: 1 },
} as const satisfies Record<string, Temper>;

type Preset = keyof typeof PRESETS;
/** `own` leaves the bot as it is, `varied` makes every bot another. */
export type Chosen = Preset | "own" | "varied" | "mixed";

const NAMES = Object.keys(PRESETS) as Preset[];
export const CHOICES: readonly Chosen[] = ["own", "varied", ...NAMES];

/** The temper to ask for, for a bot at this seat; nothing leaves it its own. */
export function temperFor(chosen: Chosen, finely: Temper, seat: number): Temper | null {
  if (chosen === "own") return null;
  if (chosen === "varied") return PRESETS[NAMES[seat % NAMES.length]!];
  return chosen === "mixed" ? finely : PRESETS[chosen];
}

/** What a bot's temperament is called; null if it has its own. */
export function presetOf(temper: Temper | null): Preset | "mixed" | null {
  if (temper === null) return null;
  return NAMES.find((name) => same(PRESETS[name], temper)) ?? "mixed";
}
