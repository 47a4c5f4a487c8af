// The moments at which a replay can stop: every event that takes time, with what follows from it at once.

import { sceneLength } from "../../model/timing";
import type { AnyEvent } from "../../model/table";

export interface Moment {
  /** The number of its first event, which addresses name. */
  event: number;
  /** And of its last. */
  until: number;
  type: AnyEvent["type"];
  turn: number;
}

export type Mark = "turn" | "contest" | "reveal";

const MARKS: Partial<Record<AnyEvent["type"], Mark>> = {
  "turn-started": "turn",
  contested: "contest",
  revealed: "reveal",
  unmasked: "reveal",
};

export const markOf = ({ type }: Moment): Mark | null => MARKS[type] ?? null;

export function moments(events: readonly AnyEvent[]): Moment[] {
  const found: Moment[] = [];
  let turn = 0;
  for (const [number, event] of events.entries()) {
    if (event.type === "turn-started") turn = event.turn;
    if (number === 0 || sceneLength(event) > 0)
      found.push({ event: number, until: number, type: event.type, turn });
    else found.at(-1)!.until = number;
  }
  return found;
}

/** The moment that an event belongs to. */
export function momentOf(all: readonly Moment[], event: number): number {
  return Math.max(
    0,
    all.findLastIndex((moment) => moment.event <= event),
  );
}

/** The next moment with this mark, or the one before. The deal and the end are always a place to go back or on to. */
export function jump(all: readonly Moment[], mark: Mark, at: number, way: 1 | -1): number | null {
  for (let next = at + way; next >= 0 && next < all.length; next += way)
    if (markOf(all[next]!) === mark) return next;
  return null;
}

/** The address of a moment. */
export const address = (path: string, event: number, eyes: string | number): string =>
  `${path}?at=${event}&eyes=${eyes}`;

/** The moment and viewer in an address, as far as they are valid. */
export function asked(search: string, players: number): { event: number; eyes: number | "public" | "all" } {
  const query = new URLSearchParams(search);
  const event = Number(query.get("at") ?? 0);
  const eyes = query.get("eyes") ?? "all";
  const seat = /^\d{1,2}$/.test(eyes) && Number(eyes) < players ? Number(eyes) : null;
  return {
    event: Number.isSafeInteger(event) && event > 0 ? event : 0,
    eyes: seat ?? (eyes === "public" ? "public" : "all"),
  };
}
