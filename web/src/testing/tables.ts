// Server messages about a small table, for tests to build on.

import type { Action } from "../model/room.svelte";
import { type AnyEvent, evolve, initialTable } from "../model/table";
import type { AskedOf, Dealt, TableNow, ViewNow, Welcome } from "../api/protocol";
import { NAMES } from "./events";

export const welcome = (seat: number | null): Welcome => ({
  type: "welcome",
  protocol: 2,
  seat,
  now: Date.now(),
  heartbeat: 20,
  hands: [],
});

export function tableNow(changes: Partial<TableNow>): TableNow {
  const seats = NAMES.map((name, seat) => ({
    kind: "person" as const,
    name,
    face: null,
    bot: null,
    temper: null,
    host: seat === 0,
    connected: true,
    lost_at: null,
    away: false,
    ready: false,
    muted: false,
    votes: [],
  }));
  const settings = { memory: "open", pace: "usual", players: 4 } as TableNow["settings"];
  return {
    type: "table",
    code: "ABCDEF",
    phase: "playing",
    game: 1,
    settings,
    seats,
    deadline: null,
    watching: 0,
    warnings: [],
    fair: null,
    ...changes,
  };
}

export function viewNow(deal: Dealt, ...events: AnyEvent[]): ViewNow {
  const table = events.reduce(evolve, initialTable(deal));
  const view = { viewer: 0, table, touched: [], bound: [], facts: [], events: [deal, ...events], first: 0 };
  return { type: "view", game: 1, view, deadline: null, head: "", shown_at: 0 };
}

type Question = AskedOf["decision"]["question"];
type Answer = Action extends infer A ? (A extends Action ? Omit<A, "decision" | "player"> : never) : never;

/** The first decision of a game, for player 0. */
export function askedOf(question: Question, answers: readonly Answer[]): AskedOf {
  const legal = answers.map((answer) => ({ ...answer, decision: 1, player: 0 }) as Action);
  return { type: "asked", game: 1, decision: { number: 1, player: 0, question }, legal, held: null };
}
