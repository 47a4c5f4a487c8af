// Opening and joining tables.

import { request } from "../api/http";
import { session } from "../api/session.svelte";
import type { AtTable, Newcomer, NewTable, Settings } from "../api/protocol";
import { preferences } from "./preferences.svelte";
import { router } from "../api/router.svelte";
import type { Room } from "./room.svelte";

/** With bots nobody has to wait, so there is no clock. */
const NO_CLOCK: Partial<Settings> = { clock: null, window: null };
/** The cards of 'Play now'. */
const DEFAULT_CARDS: Partial<Settings> = { edition: "second", players: 6, set: "A" };
const BOT = "regular";
/** Milliseconds to read what happened in the lesson, before each move of a bot. */
const READING_MS = 800;

interface Arrival {
  found: AtTable;
  /** The table, if it is connected already. */
  room: Room | null;
}

/** The answer that opened a table, until its page takes it. */
let arrival: Arrival | null = null;

function enter(found: AtTable, room: Room | null = null): void {
  arrival = { found, room };
  router.go(found.link);
}

/** The answer that opened this table, if there is one, so that its page need not request it again. */
export function takeArrival(code: string): Arrival | null {
  const taken = arrival?.found.table.code === code ? arrival : null;
  arrival = null;
  return taken;
}

/** Register the newcomer, unless somebody is signed in already. */
export async function signIn(newcomer: Newcomer): Promise<void> {
  if (session.name === null) await session.register(newcomer);
}

/** Start a game with bots. The server commits to its part of the deal first; the start carries ours. */
export async function playNow(newcomer: Newcomer, cards: Partial<Settings> = DEFAULT_CARDS): Promise<void> {
  const settings = { ...cards, ...NO_CLOCK, pace: preferences.pace };
  const { name, face } = session.name === null ? newcomer : { name: null, face: null };
  const [opened, { Room }] = await Promise.all([
    request<NewTable>("POST", "/tables/play", { settings, bot: BOT, deal: false, name, face }),
    import("./room.svelte"),
  ]);
  const room = new Room(opened.table.code);
  try {
    enter(await room.start(opened), room);
  } catch (refusal) {
    room.leave();
    throw refusal;
  } finally {
    // Not earlier: the home page would load its lists of tables again.
    if (opened.guest !== null) session.enter(opened.guest);
  }
}

/** Resume the lesson, or start a new one. */
export async function startLesson(newcomer: Newcomer): Promise<void> {
  await signIn(newcomer);
  const { pace } = preferences;
  enter(await request<AtTable>("POST", "/tables/learn", { pace, beat: pace === "instant" ? 0 : READING_MS }));
}

/** Open a table as its host. */
export async function openTable(newcomer: Newcomer, settings: Partial<Settings> = {}): Promise<void> {
  await signIn(newcomer);
  enter(await request<AtTable>("POST", "/tables", settings));
}

/** Join by an invitation: take a free seat in the lobby; during a game that is a choice for later. */
export async function joinTable(newcomer: Newcomer, code: string): Promise<void> {
  await signIn(newcomer);
  const { table, seat } = await request<AtTable>("GET", `/tables/${code}`);
  const free = table.seats.some(({ kind }) => kind === "empty");
  if (table.phase === "lobby" && seat === null && free) await request("POST", `/tables/${code}/join`, {});
}
