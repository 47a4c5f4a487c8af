// The way to a table around this device: everybody on it sits down, in order.

import { become } from "../lobby/arriving";
import { ask } from "../net/ask";
import { me } from "../net/me.svelte";
import type { AtTable, Guest, Kept, Settings } from "../protocol";

export const FEWEST = 2;
export const MOST = 13;

/** Nobody is hurried while the device goes round. */
const UNHURRIED: Partial<Settings> = { clock: null, window: null, memorise: 600 };

/** The table that fits so many, with seats to spare for bots and for others. */
export function laid(people: number): Partial<Settings> {
  if (people > 12) return { ...UNHURRIED, edition: "first", players: people };
  return { ...UNHURRIED, edition: "second", players: Math.max(4, people) };
}

/** Which guest of this device plays under which name: those who were here before, else new ones while there is room. */
export function cast(names: readonly string[], kept: readonly Kept[]): (Kept | null)[] {
  const free = [...kept];
  const found = names.map((name) => {
    const index = free.findIndex((guest) => guest.name === name);
    return index < 0 ? null : free.splice(index, 1)[0]!;
  });
  let room = MOST - kept.length;
  return found.map((guest) => {
    if (guest !== null) return guest;
    if (room > 0) {
      room -= 1;
      return null;
    }
    return free.shift() ?? null;
  });
}

/** Open a table and seat everybody; its code. The first is whose device it is. */
export async function gather(names: readonly string[]): Promise<string> {
  const [owner, ...others] = names as [string, ...string[]];
  await become(owner);
  if (me.name !== owner) await me.rename(owner);
  const { kept } = await ask<Guest>("GET", "/me");
  const guests: string[] = [];
  for (const [index, guest] of cast(others, kept).entries()) {
    const name = others[index]!;
    if (guest === null) guests.push((await ask<Kept>("POST", "/people/kept", { name })).id);
    else {
      if (guest.name !== name) await ask("PATCH", `/me?as=${guest.id}`, { name });
      guests.push(guest.id);
    }
  }
  const { table } = await ask<AtTable>("POST", "/tables", laid(names.length));
  for (const [index, guest] of guests.entries())
    await ask("POST", `/tables/${table.code}/join?as=${guest}`, { seat: index + 1 });
  return table.code;
}
