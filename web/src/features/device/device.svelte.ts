// A shared device. What only one player may see is only in the room of their private view, which is dropped as a
// whole when the curtain falls.

import { Room } from "../../model/room.svelte";
import type { Player } from "../../model/table";
import type { Game } from "../../model/game.svelte";
import { next, shownKey, type DeviceState, type Next } from "./next";

export class Device {
  readonly open: Room;
  /** The private room of the player who holds the device. */
  hand = $state.raw<Room | null>(null);
  /** Why they hold it. */
  #taken = $state.raw<Next | null>(null);
  /** The player who asked for it out of turn. */
  #wish = $state.raw<Player | null>(null);
  /** The curtain that was pushed aside for a look at the table. */
  #aside = $state.raw("");
  /** The last decision made here, whose events may not have arrived yet. */
  #decided = $state.raw("");
  /** The last card that was shown here. */
  #seen = $state.raw("");

  constructor(readonly code: string) {
    this.open = new Room(code, { device: "open", person: null });
  }

  /** Who gets the device next. */
  get next(): Next | null {
    const { game, table, hands, connection } = this.open;
    if (game?.table == null || table?.phase !== "playing" || !game.settled || connection === "closed")
      return null;
    const found = next({
      game: game.number,
      table: game.table,
      seats: table.seats,
      hands,
      shown: this.#shown(game),
      wish: this.#wish,
    });
    return found?.key === this.#decided ? null : found;
  }

  #shown({ number: game, around, before }: Game): DeviceState["shown"] {
    if (around === null || around.number < before) return null;
    const { number, event } = around;
    return this.#seen === shownKey(game, number) ? null : { player: event.player, number };
  }

  /** Why the curtain is down; null if it is up. */
  get curtain(): Next | null {
    const { next } = this;
    return this.hand === null && next !== null && next.key !== this.#aside ? next : null;
  }

  get taken(): Next | null {
    return this.#taken;
  }

  /** Look at the table before the device is handed on. */
  wait(): void {
    this.#wish = null;
    this.#aside = this.next?.key ?? "";
  }

  /** A player wants the device: it is their turn, or they want to see what they know. */
  ask(player: Player): void {
    this.#aside = "";
    this.#wish = this.next?.player === player ? null : player;
  }

  /** Lift the curtain for the player behind it. */
  lift(): void {
    const wanted = this.curtain;
    if (wanted === null) return;
    const eyes = wanted.why === "shown" ? wanted.eyes : wanted.player;
    const person = this.open.hands.find(({ seat }) => seat === eyes)?.person ?? null;
    this.#taken = wanted;
    this.#wish = null;
    this.open.covered = true;
    this.hand = new Room(this.code, { device: "hand", person });
    this.hand.connect();
  }

  /** Drop the curtain, and everything that was private. */
  drop(): void {
    const { hand } = this;
    const taken = this.#taken;
    const decides = taken?.why === "turn" || taken?.why === "power";
    if (decides && hand?.game?.settled && (hand.asked === null || hand.given !== null))
      this.#decided = taken.key;
    hand?.leave();
    this.hand = null;
    if (taken?.why === "shown") this.#seen = taken.key;
    this.#taken = null;
    this.open.covered = false;
  }

  leave(): void {
    this.drop();
    this.open.leave();
  }
}
