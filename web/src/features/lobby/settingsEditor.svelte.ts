// The host's changes to the settings: sent at once, and shown before the server acknowledges them.

import type { Room } from "../../model/room.svelte";
import { request } from "../../api/http";
import type { Catalogue, Settings } from "../../api/protocol";
import { attempt } from "../../ui/toasts.svelte";
import { changed, same, type Change } from "../../model/settings";

export class SettingsEditor {
  /** What was asked for and is not yet on the table. */
  #wanted = $state.raw<Settings | null>(null);

  constructor(
    readonly room: Room,
    readonly known: Catalogue,
  ) {}

  get now(): Settings {
    const stored = this.room.table!.settings;
    return this.#wanted !== null && !same(this.#wanted, stored) ? this.#wanted : stored;
  }

  /** A refusal is shown, and the table stays as it was. */
  async change(change: Change): Promise<boolean> {
    return attempt(() => this.put(change));
  }

  /** The same, for callers that show a refusal themselves. */
  async put(change: Change): Promise<void> {
    const wanted = changed(this.now, change, this.known);
    this.#wanted = wanted;
    try {
      await request("PUT", `/tables/${this.room.code}/settings`, wanted);
    } catch (refusal) {
      if (this.#wanted === wanted) this.#wanted = null;
      throw refusal;
    }
    // From now on the table's settings count, even if another change came after ours.
    setTimeout(() => this.#wanted === wanted && (this.#wanted = null), SETTLED);
  }
}

/** Milliseconds within which the table's new settings arrive over the socket. */
const SETTLED = 1500;
