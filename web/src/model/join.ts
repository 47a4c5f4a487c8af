// The ways to a table.

import { Notes } from "./fairness/witness";
import { PACES } from "./timing";
import { ask } from "../api/http";
import { me } from "../api/session.svelte";
import type { AtTable, Settings } from "../api/protocol";
import { preferences } from "./preferences.svelte";
import { route } from "../api/router.svelte";

/** With bots nobody waits, so no clock runs. */
const AT_ONCE: Partial<Settings> = { clock: null, window: null };
/** What 'Play now' lays. */
const USUAL: Partial<Settings> = { edition: "second", players: 6, set: "A" };
const COMPANY = "regular";
/** How long each move of the lesson's bots is looked at, at the usual pace, in milliseconds. */
const TO_READ = 1200;

/** Be somebody here; who is already, stays so. */
export async function become(name: string): Promise<void> {
  if (me.name === null) await me.introduce(name);
}

/** A game with bots, dealt as soon as the server has promised its part and we have added ours. */
export async function playNow(name: string, cards: Partial<Settings> = USUAL): Promise<void> {
  await become(name);
  const laid = { settings: { ...cards, ...AT_ONCE }, bot: COMPANY, deal: false };
  const { table, link } = await ask<AtTable>("POST", "/tables/play", laid);
  const notes = new Notes(table.code);
  notes.table(table);
  const shared = await ask<AtTable>("POST", `/tables/${table.code}/share`, { share: notes.share() });
  notes.table(shared.table);
  await ask("POST", `/tables/${table.code}/start`);
  route.go(link);
}

/** The lesson: the one that was left, or a new one. */
export async function learn(name: string): Promise<void> {
  await become(name);
  const { link } = await ask<AtTable>("POST", "/tables/learn", {
    beat: Math.round(TO_READ * PACES[preferences.pace]),
  });
  route.go(link);
}

/** A table of one's own, to be set and filled. */
export async function open(name: string, settings: Partial<Settings> = {}): Promise<void> {
  await become(name);
  const { link } = await ask<AtTable>("POST", "/tables", settings);
  route.go(link);
}

/** Who comes by an invitation wants to sit; during a game that is theirs to choose. */
export async function comeIn(name: string, code: string): Promise<void> {
  await become(name);
  const { table, seat } = await ask<AtTable>("GET", `/tables/${code}`);
  const free = table.seats.some(({ kind }) => kind === "empty");
  if (table.phase === "lobby" && seat === null && free) await ask("POST", `/tables/${code}/join`, {});
}
