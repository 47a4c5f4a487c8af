// Opens a table on this device and seats everyone, in order.

import { signIn } from "../../model/join";
import { request } from "../../api/http";
import { session } from "../../api/session.svelte";
import type { AtTable, DeviceGuest, Guest } from "../../api/protocol";
import { assignGuests, tableSettings } from "./people";

/** Open a table and seat everyone in order; returns its code. The device's owner keeps their account if they play. */
export async function openDeviceTable(names: readonly string[]): Promise<string> {
  const mine = Math.max(0, names.indexOf(session.name ?? ""));
  const owner = names[mine]!;
  await signIn(owner);
  if (session.name !== owner) await session.rename(owner);
  const { kept } = await request<Guest>("GET", "/me");
  const others = names.filter((name) => name !== owner);
  const guests = new Map<string, string>();
  for (const [index, guest] of assignGuests(others, kept).entries()) {
    const name = others[index]!;
    if (guest === null) guests.set(name, (await request<DeviceGuest>("POST", "/people/kept", { name })).id);
    else {
      if (guest.name !== name) await request("PATCH", `/me?as=${guest.id}`, { name });
      guests.set(name, guest.id);
    }
  }
  const { table } = await request<AtTable>("POST", "/tables", tableSettings(names.length));
  if (mine > 0) await request("POST", `/tables/${table.code}/seat`, { seat: mine });
  for (const [seat, name] of names.entries())
    if (name !== owner) await request("POST", `/tables/${table.code}/join?as=${guests.get(name)}`, { seat });
  return table.code;
}
