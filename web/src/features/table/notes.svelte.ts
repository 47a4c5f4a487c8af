// Private notes on cards, by spot. They stay in this browser, and go with the game.

import type { Room } from "../../model/room.svelte";
import type { Spot } from "../../model/table";
import { persisted } from "../../api/persisted.svelte";

type Pinned = Record<string, string>;

/** Notes of the last games only. */
const GAMES = 12;
const all = persisted<[string, Pinned][]>("notes", []);

const gameOf = (room: Room) => `${room.code}/${room.table?.game ?? 0}`;

export const notes = {
  /** No notes on a shared device: the next player would find them. */
  allowed: (room: Room): boolean => room.use === null,
  of(room: Room, spot: Spot): string {
    if (!this.allowed(room)) return "";
    const game = gameOf(room);
    return all.value.find(([name]) => name === game)?.[1][spot] ?? "";
  },
  pin(room: Room, spot: Spot, text: string): void {
    const game = gameOf(room);
    const before = all.value.find(([name]) => name === game)?.[1] ?? {};
    const { [spot]: _old, ...rest } = before;
    const now = text.trim() === "" ? rest : { ...rest, [spot]: text.slice(0, 80) };
    all.value = [[game, now] as [string, Pinned], ...all.value.filter(([name]) => name !== game)].slice(
      0,
      GAMES,
    );
  },
};
