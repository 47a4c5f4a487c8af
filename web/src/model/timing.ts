// How long each event is shown. The server waits for the same times before the clock of the next decision starts.

import table from "./scenes.json";
import type { Settings } from "../api/protocol";
import type { AnyEvent } from "./table";

export type Pace = Settings["pace"];

interface Scene {
  /** In milliseconds at the usual pace. */
  length: number;
  /** More for every item after the first, in the field that `counts` names. */
  each: number;
  counts: string | null;
}

const SCENES = table.scenes as Partial<Record<AnyEvent["type"], Scene>>;

/** How long an event is shown, in milliseconds, at a pace given as a factor on the usual times. */
export function sceneLength(event: AnyEvent, pace = 1): number {
  const scene = SCENES[event.type];
  if (scene === undefined) return 0;
  const items =
    scene.counts === null ? 1 : (event as unknown as Record<string, unknown[]>)[scene.counts]!.length;
  return (scene.length + scene.each * Math.max(0, items - 1)) * pace;
}

/** The part of a movement of coins after which they have arrived. */
export const COINS_LAND = 2 / 3;

/** How long the curtain of a reveal takes to hide the table, at the usual pace. */
export const CURTAIN_MS = table.reveal.curtain;

/** The paces to choose from, as factors on these times. */
export const PACES = Object.fromEntries(
  Object.entries(table.paces).map(([pace, percent]) => [pace, percent / 100]),
) as Record<Pace, number>;

/** The steps of a reveal in milliseconds at the usual pace: when each card comes in and turns, and the crown drops. */
export function revealTimes(cards: number): { enter: number[]; open: number[]; crown: number } {
  const { quiet, curtain, enter, turn, last } = table.reveal;
  const start = quiet + curtain + enter * cards;
  return {
    enter: Array.from({ length: cards }, (_, card) => quiet + curtain / 2 + enter * card),
    open: Array.from({ length: cards }, (_, card) => start + turn * card),
    crown: start + turn * (cards - 1) + last,
  };
}
