// Opening and joining tables.

import { WitnessLog } from "./fairness/witness";
import { PACES } from "./timing";
import { request } from "../api/http";
import { session } from "../api/session.svelte";
import type { AtTable, Settings } from "../api/protocol";
import { preferences } from "./preferences.svelte";
import { router } from "../api/router.svelte";

/** With bots nobody has to wait, so there is no clock. */
const NO_CLOCK: Partial<Settings> = { clock: null, window: null };
/** The cards of 'Play now'. */
const DEFAULT_CARDS: Partial<Settings> = { edition: "second", players: 6, set: "A" };
const BOT = "regular";
/** How long each move of the lesson's bots stays on screen, in milliseconds at the usual pace. */
const READING_MS = 1200;

/** Register under this name, unless signed in already. */
export async function signIn(name: string): Promise<void> {
  if (session.name === null) await session.register(name);
}

/** Start a game with bots, dealt as soon as the server's commitment and our share are in. */
export async function playNow(name: string, cards: Partial<Settings> = DEFAULT_CARDS): Promise<void> {
  await signIn(name);
  const body = { settings: { ...cards, ...NO_CLOCK }, bot: BOT, deal: false };
  const { table, link } = await request<AtTable>("POST", "/tables/play", body);
  const log = new WitnessLog(table.code);
  log.table(table);
  const shared = await request<AtTable>("POST", `/tables/${table.code}/share`, { share: log.share() });
  log.table(shared.table);
  await request("POST", `/tables/${table.code}/start`);
  router.go(link);
}

/** Resume the lesson, or start a new one. */
export async function startLesson(name: string): Promise<void> {
  await signIn(name);
  const { link } = await request<AtTable>("POST", "/tables/learn", {
    beat: Math.round(READING_MS * PACES[preferences.pace]),
  });
  router.go(link);
}

/** Open a table as its host. */
export async function openTable(name: string, settings: Partial<Settings> = {}): Promise<void> {
  await signIn(name);
  const { link } = await request<AtTable>("POST", "/tables", settings);
  router.go(link);
}

/** Join by an invitation: take a free seat in the lobby; during a game that is a choice for later. */
export async function joinTable(name: string, code: string): Promise<void> {
  await signIn(name);
  const { table, seat } = await request<AtTable>("GET", `/tables/${code}`);
  const free = table.seats.some(({ kind }) => kind === "empty");
  if (table.phase === "lobby" && seat === null && free) await request("POST", `/tables/${code}/join`, {});
}
