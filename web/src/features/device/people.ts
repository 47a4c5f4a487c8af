// The players on this device, and table settings that fit them.

import type { DeviceGuest, Face, Settings } from "../../api/protocol";

export const FEWEST = 2;
export const MOST = 13;

/** Nobody is hurried while the device goes round. */
const UNHURRIED: Partial<Settings> = { clock: null, window: null, memorise: 600 };

/** The table that fits so many, with seats to spare for bots and for others. */
export function tableSettings(people: number): Partial<Settings> {
  if (people > 12) return { ...UNHURRIED, edition: "first", players: people };
  return { ...UNHURRIED, edition: "second", players: Math.max(4, people) };
}

/** Who owns the device: the player of that name, otherwise the first. */
export const ownerIndex = (names: readonly string[], owner: string | null): number =>
  Math.max(0, names.indexOf(owner ?? ""));

/** The face that a guest of this name chose before. */
export const rememberedFace = (name: string, guests: readonly DeviceGuest[]): Face | null =>
  guests.find((guest) => guest.name === name)?.face ?? null;

/** The guest for each name: one of that name, null for a new one, or another guest when there are too many. */
export function assignGuests(
  names: readonly string[],
  guests: readonly DeviceGuest[],
): (DeviceGuest | null)[] {
  const free = [...guests];
  const found = names.map((name) => {
    const index = free.findIndex((guest) => guest.name === name);
    return index < 0 ? null : free.splice(index, 1)[0]!;
  });
  let room = MOST - guests.length;
  return found.map((guest) => {
    if (guest !== null) return guest;
    if (room > 0) {
      room -= 1;
      return null;
    }
    return free.shift() ?? null;
  });
}
