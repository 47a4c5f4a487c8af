// The player's choice: from the legal answers to one of them, in one or more taps. No rule is known here: what can be
// picked is what some legal answer names.

import type { Announce, AskedOf, Contest, Look } from "../../api/protocol";
import type { Action, Room, TurnAction } from "../../model/room.svelte";
import type { Player, Spot } from "../../model/table";

/** The keys of answers. */
export type Key = "p" | "c" | "l" | "s" | "a";
export type Step = TurnAction | "contest";
type Of<T extends Action["type"]> = Extract<Action, { type: T }>;

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

export class Choice {
  /** The action being chosen. */
  step = $state.raw<Step | null>(null);
  mine = $state.raw<Spot | null>(null);
  other = $state.raw<Spot | null>(null);
  character = $state.raw<string | null>(null);
  /** An answer whose key was pressed once; once more gives it. */
  armed = $state.raw<Key | null>(null);
  /** The last tap that did nothing; the page says why. */
  rejected = $state.raw<{ spot: Spot } | { player: Player } | { step: Step } | null>(null);

  constructor(readonly room: Room) {}

  get asked(): AskedOf | null {
    return this.room.asked;
  }

  /** Start over. */
  reset(): void {
    this.step = this.mine = this.other = this.character = this.rejected = this.armed = null;
  }

  /** Begin with another question, and with what the player chose before they saw it. */
  start(): void {
    this.reset();
    const { opening } = this.room;
    if (opening === null || this.asked === null) return;
    this.room.opening = null;
    if (this.may(opening)) this.begin(opening);
  }

  legal<T extends Action["type"]>(type: T): Of<T>[] {
    return (this.asked?.legal ?? []).filter((action): action is Of<T> => action.type === type);
  }

  /** Whether an action of the turn can be chosen at all. */
  may(step: Step): boolean {
    return this.legal(step).length > 0;
  }

  begin(step: Step): void {
    this.reset();
    if (!this.may(step)) {
      this.rejected = { step };
      return;
    }
    this.step = step;
    if (step === "look") this.#settle(this.legal("look"));
    if (step === "contest") this.#settle(this.legal("contest"));
    if (step === "swap") {
      const own = unique(this.legal("swap").map(({ mine }) => mine));
      if (own.length === 1) this.mine = own[0]!;
    }
  }

  /** The spots that can be tapped now. */
  get spots(): Spot[] {
    if (this.room.sending) return [];
    switch (this.step) {
      case "look":
        return this.legal("look").map(({ spot }) => spot);
      case "contest":
        return this.legal("contest").map(({ spot }) => spot);
      case "announce":
        return this.claiming ? this.claims().map(({ spot }) => spot) : [];
      case "swap":
        return this.mine === null
          ? unique(this.legal("swap").map(({ mine }) => mine))
          : unique(this.legal("swap").flatMap(({ mine, other }) => this.#partner(mine, other) ?? []));
      default:
        return this.legal("pick-card").map(({ spot }) => spot);
    }
  }

  /** The people who can be tapped now. */
  get people(): Player[] {
    return this.room.sending ? [] : this.legal("pick-player").map(({ target }) => target);
  }

  /** What was picked so far and is marked on the table. */
  get picked(): Spot[] {
    return [this.mine, this.other].filter((spot) => spot !== null);
  }

  /** Whether the character is chosen, and the card is not. */
  get claiming(): boolean {
    return this.step === "announce" && this.character !== null && this.claims().length > 1;
  }

  /** Whether a tap on the table means anything. */
  get picking(): boolean {
    return this.step !== null || this.legal("pick-card").length > 0 || this.legal("pick-player").length > 0;
  }

  pick(spot: Spot): void {
    this.rejected = null;
    if (!this.spots.includes(spot)) {
      this.rejected = { spot };
      return;
    }
    if (this.step === null) this.#act(this.legal("pick-card").find((action) => action.spot === spot));
    else if (this.step === "look") this.#act(this.legal("look").find((action) => action.spot === spot));
    else if (this.step === "contest") this.#act(this.legal("contest").find((action) => action.spot === spot));
    else if (this.step === "announce") this.#act(this.claims().find((action) => action.spot === spot));
    else if (this.mine === null) this.mine = spot;
    else this.other = spot;
  }

  pickPlayer(player: Player): void {
    this.rejected = null;
    const action = this.legal("pick-player").find(({ target }) => target === player);
    if (action === undefined) this.rejected = { player };
    else this.#act(action);
  }

  /** The announcements of the chosen character; with several cards there are several. */
  claims(): Announce[] {
    return this.legal("announce").filter(({ character }) => character === this.character);
  }

  announce(): void {
    this.#settle(this.claims());
  }

  swap(really: boolean): void {
    this.#act(
      this.legal("swap").find(
        ({ mine, other, really: real }) => this.#partner(mine, other) === this.other && real === really,
      ),
    );
  }

  /** The card that a swap pairs with the first one picked; two own cards are listed in one order only. */
  #partner(mine: Spot, other: Spot): Spot | null {
    return mine === this.mine ? other : other === this.mine ? mine : null;
  }

  /** Where only one answer is left, it is given; else a card has to be tapped first. */
  #settle(actions: readonly (Look | Contest | Announce)[]): void {
    if (actions.length === 1) this.#act(actions[0]);
  }

  #act(action: Action | undefined): void {
    if (action === undefined) return;
    this.room.act(action);
    this.reset();
  }
}
