// The host's hand on the settings: every change is sent at once, and shown before it is acknowledged.

import type { Room } from "../../model/room.svelte";
import { ask } from "../../api/http";
import type { Known, Settings } from "../../api/protocol";
import { attempt } from "../../ui/toasts.svelte";
import { changed, same, type Change } from "../../model/settings";

export class Setting {
  /** What was asked for and is not yet on the table. */
  #wanted = $state.raw<Settings | null>(null);

  constructor(
    readonly room: Room,
    readonly known: Known,
  ) {}

  get now(): Settings {
    const told = this.room.table!.settings;
    return this.#wanted !== null && !same(this.#wanted, told) ? this.#wanted : told;
  }

  /** A refusal is told, and the table stays as it was. */
  async change(change: Change): Promise<boolean> {
    return attempt(() => this.put(change));
  }

  /** The same, for who tells a refusal in another way. */
  async put(change: Change): Promise<void> {
    const wanted = changed(this.now, change, this.known);
    this.#wanted = wanted;
    try {
      await ask("PUT", `/tables/${this.room.code}/settings`, wanted);
    } catch (refusal) {
      if (this.#wanted === wanted) this.#wanted = null;
      throw refusal;
    }
    // What the table says counts from now on, also when another change has come after ours.
    setTimeout(() => this.#wanted === wanted && (this.#wanted = null), SETTLED);
  }
}

/** Milliseconds within which the table's new settings come over the line. */
const SETTLED = 1500;
