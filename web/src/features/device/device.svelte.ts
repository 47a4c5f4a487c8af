// A shared device. What only one player may see is only in the room of their private view, which is dropped as a
// whole when the curtain falls.

import type { Announce, AskedOf } from "../../api/protocol";
import { Room, type TurnAction } from "../../model/room.svelte";
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
  /** The curtain in front of which its player has said that they hold the device. */
  #confirmed = $state.raw("");
  /** The turn whose player announces openly. */
  #openly = $state.raw("");
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
    const decided = found !== null && (found.key === this.#decided || this.open.hasAnswered(found.key));
    return decided ? null : found;
  }

  /** What a player here may announce openly, if it is their turn. */
  get turn(): AskedOf | null {
    if (!this.open.game?.settled) return null;
    return this.open.aloud.find(({ decision }) => decision.question.type === "turn-choice") ?? null;
  }

  /** Whether that player is about to. */
  get announcing(): boolean {
    return this.turn !== null && this.#openly === turnKey(this.turn);
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

  /** Whether the player has said that they hold the device: one more tap lifts the curtain. */
  get confirmed(): boolean {
    return this.curtain !== null && this.curtain.key === this.#confirmed;
  }

  get taken(): Next | null {
    return this.#taken;
  }

  /** Look at the table before the device is handed on. */
  wait(): void {
    this.#wish = null;
    this.#confirmed = this.#openly = "";
    this.#aside = this.next?.key ?? "";
  }

  /** The player in front of the curtain holds the device. */
  confirm(): void {
    this.#confirmed = this.curtain?.key ?? "";
  }

  /** A player takes the device: it is their turn, or they want to see what they know. */
  ask(player: Player): void {
    this.#aside = this.#openly = "";
    this.#wish = this.next?.player === player ? null : player;
    this.confirm();
  }

  /** The player whose turn it is announces a character for all to hear, and needs no private view for it. */
  speak(): void {
    this.wait();
    this.#openly = this.turn === null ? "" : turnKey(this.turn);
  }

  announce(action: Announce): void {
    this.#openly = "";
    this.open.answer([action]);
  }

  /** Lift the curtain for the player behind it, who may have said what they do with their turn. */
  lift(opening: TurnAction | null = null): void {
    const wanted = this.curtain;
    if (wanted === null || !this.confirmed) return;
    const eyes = wanted.why === "shown" ? wanted.eyes : wanted.player;
    const person = this.open.hands.find(({ seat }) => seat === eyes)?.person ?? null;
    this.#taken = wanted;
    this.#wish = null;
    this.#confirmed = "";
    this.open.covered = true;
    this.hand = new Room(this.code, { device: "hand", person });
    this.hand.opening = opening;
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

  /** Drop the curtain because the page is hidden. A card that was being shown is shown again. */
  hide(): void {
    const seen = this.#seen;
    this.drop();
    this.#seen = seen;
  }

  leave(): void {
    this.drop();
    this.open.leave();
  }
}

const turnKey = ({ game, decision }: AskedOf): string => `${game}/${decision.number}`;
