// Opening and joining tables.

import { WitnessLog } from "./fairness/witness";
import { request } from "../api/http";
import { session } from "../api/session.svelte";
import type { AtTable, NewTable, Settings } from "../api/protocol";
import { preferences } from "./preferences.svelte";
import { router } from "../api/router.svelte";

/** With bots nobody has to wait, so there is no clock. */
const NO_CLOCK: Partial<Settings> = { clock: null, window: null };
/** The cards of 'Play now'. */
const DEFAULT_CARDS: Partial<Settings> = { edition: "second", players: 6, set: "A" };
const BOT = "regular";
/** Milliseconds to read what happened in the lesson, before each move of a bot. */
const READING_MS = 800;

/** The answer that opened a table, until its page takes it. */
let arrival: AtTable | null = null;

function enter(found: AtTable): void {
  arrival = found;
  router.go(found.link);
}

/** The answer that opened this table, if there is one, so that its page need not request it again. */
export function takeArrival(code: string): AtTable | null {
  const found = arrival?.table.code === code ? arrival : null;
  arrival = null;
  return found;
}

/** Register under this name, unless signed in already. */
export async function signIn(name: string): Promise<void> {
  if (session.name === null) await session.register(name);
}

/** Start a game with bots. The server commits to its part of the deal first; the start carries ours. */
export async function playNow(name: string, cards: Partial<Settings> = DEFAULT_CARDS): Promise<void> {
  const opened = await request<NewTable>("POST", "/tables/play", {
    settings: { ...cards, ...NO_CLOCK, pace: preferences.pace },
    bot: BOT,
    deal: false,
    name: session.name === null ? name : null,
  });
  const { code } = opened.table;
  try {
    const share = new WitnessLog(code).shareAtStart(opened.table, opened.seat!);
    enter(await request<AtTable>("POST", `/tables/${code}/start`, { share }));
  } finally {
    // Not earlier: the home page would load its lists of tables again.
    if (opened.guest !== null) session.enter(opened.guest);
  }
}

/** Resume the lesson, or start a new one. */
export async function startLesson(name: string): Promise<void> {
  await signIn(name);
  const { pace } = preferences;
  enter(await request<AtTable>("POST", "/tables/learn", { pace, beat: pace === "instant" ? 0 : READING_MS }));
}

/** Open a table as its host. */
export async function openTable(name: string, settings: Partial<Settings> = {}): Promise<void> {
  await signIn(name);
  enter(await request<AtTable>("POST", "/tables", settings));
}

/** Join by an invitation: take a free seat in the lobby; during a game that is a choice for later. */
export async function joinTable(name: string, code: string): Promise<void> {
  await signIn(name);
  const { table, seat } = await request<AtTable>("GET", `/tables/${code}`);
  const free = table.seats.some(({ kind }) => kind === "empty");
  if (table.phase === "lobby" && seat === null && free) await request("POST", `/tables/${code}/join`, {});
}
