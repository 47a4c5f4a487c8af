// The way to a table around this device: everybody on it sits down, in order.

import { become } from "../../model/join";
import { ask } from "../../api/http";
import { me } from "../../api/session.svelte";
import type { AtTable, Companion, Guest } from "../../api/protocol";
import { cast, laid } from "./people";

/** Open a table and seat everybody in order; its code. Whose device it is stays who they are, if they play too. */
export async function gather(names: readonly string[]): Promise<string> {
  const mine = Math.max(0, names.indexOf(me.name ?? ""));
  const owner = names[mine]!;
  await become(owner);
  if (me.name !== owner) await me.rename(owner);
  const { kept } = await ask<Guest>("GET", "/me");
  const others = names.filter((name) => name !== owner);
  const guests = new Map<string, string>();
  for (const [index, guest] of cast(others, kept).entries()) {
    const name = others[index]!;
    if (guest === null) guests.set(name, (await ask<Companion>("POST", "/people/kept", { name })).id);
    else {
      if (guest.name !== name) await ask("PATCH", `/me?as=${guest.id}`, { name });
      guests.set(name, guest.id);
    }
  }
  const { table } = await ask<AtTable>("POST", "/tables", laid(names.length));
  if (mine > 0) await ask("POST", `/tables/${table.code}/seat`, { seat: mine });
  for (const [seat, name] of names.entries())
    if (name !== owner) await ask("POST", `/tables/${table.code}/join?as=${guests.get(name)}`, { seat });
  return table.code;
}
