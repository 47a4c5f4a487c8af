// The way to a table around this device: everybody on it sits down, in order.

import { become } from "../lobby/arriving";
import { ask } from "../net/ask";
import { me } from "../net/me.svelte";
import type { AtTable, Guest, Kept } from "../protocol";
import { cast, laid } from "./people";

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
