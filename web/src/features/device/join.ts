// Opens a table on this device and seats everyone, in order.

import { signIn } from "../../model/join";
import { sameFace } from "../../model/faces";
import { request } from "../../api/http";
import { session } from "../../api/session.svelte";
import type { AtTable, DeviceGuest, Newcomer } from "../../api/protocol";
import { assignGuests, ownerIndex, tableSettings } from "./people";

/** Open a table and seat everyone in order; returns its code. The device's owner keeps their account if they play. */
export async function openDeviceTable(players: readonly Newcomer[]): Promise<string> {
  const names = players.map(({ name }) => name);
  const mine = ownerIndex(names, session.name);
  const owner = players[mine]!;
  await signIn(owner);
  if (session.name !== owner.name) await session.rename(owner.name);
  if (!sameFace(session.face, owner.face)) await session.chooseFace(owner.face);
  await session.restore();
  const others = players.filter((player) => player !== owner);
  const guests = assignGuests(
    others.map(({ name }) => name),
    session.kept,
  );
  const ids = new Map<Newcomer, string>();
  for (const [index, player] of others.entries()) ids.set(player, await welcome(player, guests[index]!));
  const { table } = await request<AtTable>("POST", "/tables", tableSettings(players.length));
  if (mine > 0) await request("POST", `/tables/${table.code}/seat`, { seat: mine });
  for (const [seat, player] of players.entries())
    if (player !== owner) await request("POST", `/tables/${table.code}/join?as=${ids.get(player)}`, { seat });
  return table.code;
}

/** Give a player to this guest, or to a new one; returns the guest's id. */
async function welcome({ name, face }: Newcomer, guest: DeviceGuest | null): Promise<string> {
  if (guest === null) return (await request<DeviceGuest>("POST", "/people/kept", { name, face })).id;
  if (guest.name !== name) await request("PATCH", `/me?as=${guest.id}`, { name });
  if (!sameFace(guest.face, face)) await request("PUT", `/me/face?as=${guest.id}`, { face });
  return guest.id;
}
