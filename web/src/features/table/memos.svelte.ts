// What is looked at more closely: a seat, a card or a mask. A tap opens its memo; so does a mouse that rests on it, until it
// leaves both.

import type { Room } from "../../model/room.svelte";
import { ownerOf, type Player, seatOf, type Spot, spotsOf } from "../../model/table";

export interface Looked {
  player: Player | null;
  spots: readonly Spot[];
  /** The character of a mask or of an open card. */
  character: string | null;
  /** What it is about on the page. */
  anchor: Element;
  hovered: boolean;
}

/** What a mouse can rest on. */
const ANCHORS = [
  ".board [data-spot]",
  ".board .seat[data-player]",
  ".board [data-announced]",
  ".question [data-character]",
].join();
/** How long it has to rest, and how long it may be on its way to the memo, in milliseconds. */
const REST = 350;
const LEAVE = 250;

export class Memos {
  looked = $state.raw<Looked | null>(null);
  /** What the mouse is on. */
  #under: Element | null = null;
  /** Where the mouse was last. */
  #at = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly room: Room) {}

  /** Open the memo of a player. */
  ofPlayer = (player: Player, anchor: Element): void => {
    this.#open(this.#player(player, anchor));
  };

  /** Open the memo of a card. */
  ofCard = (spot: Spot, anchor: Element): void => {
    this.#open(this.#card(spot, anchor));
  };

  close = (): void => {
    clearTimeout(this.#timer);
    this.looked = null;
  };

  /** The pointer has moved. Whether it has: the page may also have moved below it. */
  move = ({ clientX, clientY }: PointerEvent): boolean => {
    const before = this.#at;
    this.#at = `${clientX},${clientY}`;
    return this.#at !== before;
  };

  /** Another element has come below the pointer. */
  over = (event: PointerEvent): void => {
    const { target, pointerType } = event;
    if (pointerType === "touch" || this.looked?.hovered === false || !this.move(event)) return;
    const element = target as Element;
    const anchor = element.closest("[data-details]") ? this.#under : element.closest(ANCHORS);
    clearTimeout(this.#timer);
    if (anchor === null && this.looked !== null) this.#timer = setTimeout(this.leave, LEAVE);
    else if (anchor === null) this.#under = null;
    else if (anchor !== this.#under) this.#timer = setTimeout(() => this.#rest(anchor), REST);
  };

  /** The pointer has left what it was on. */
  leave = (): void => {
    this.#under = null;
    if (this.looked?.hovered !== false) this.close();
  };

  /** A press makes room for what it does. */
  down = ({ target }: PointerEvent): void => {
    if (!(target as Element).closest("[data-details]")) this.yield();
  };

  /** Close a memo that only hovers; it comes again when the mouse comes again. Whether there was one. */
  yield = (): boolean => {
    clearTimeout(this.#timer);
    if (!this.looked?.hovered) return false;
    this.looked = null;
    return true;
  };

  #open(looked: Omit<Looked, "hovered">): void {
    clearTimeout(this.#timer);
    this.looked = { ...looked, hovered: false };
  }

  #rest(anchor: Element): void {
    if (!anchor.isConnected) return;
    const { spot, player, announced, character } = (anchor as HTMLElement).dataset;
    const mask = announced ?? character;
    this.#under = anchor;
    this.looked = {
      ...(spot !== undefined
        ? this.#card(Number(spot), anchor)
        : player !== undefined
          ? this.#player(Number(player), anchor)
          : { player: null, spots: [], character: mask ?? null, anchor }),
      hovered: true,
    };
  }

  #player(player: Player, anchor: Element): Omit<Looked, "hovered"> {
    const table = this.room.game!.table!;
    const spots = spotsOf(table, seatOf(table, player)).filter((spot) => table.filled[spot]);
    return { player, spots, character: null, anchor };
  }

  #card(spot: Spot, anchor: Element): Omit<Looked, "hovered"> {
    const character = (anchor as HTMLElement).dataset["face"] ?? null;
    return { player: ownerOf(this.room.game!.table!, spot), spots: [spot], character, anchor };
  }
}
