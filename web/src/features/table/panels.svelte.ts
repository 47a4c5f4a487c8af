// Which side panel is open. Beside a wide table one is open or folded; else they lie in a sheet over the table.

import { persisted } from "../../api/persisted.svelte";
import type { Room } from "../../model/room.svelte";

export const TABS = ["log", "powers", "seen", "chat"] as const;
export type Tab = (typeof TABS)[number];

const folded = persisted("panel-folded", false);

export class Panels {
  tab = $state.raw<Tab>("log");
  /** Whether the sheet is open. */
  sheet = $state(false);
  #read = $state(0);

  constructor(readonly room: Room) {}

  get folded(): boolean {
    return folded.value;
  }

  get unread(): number {
    return this.room.chat.length - this.#read;
  }

  read(): void {
    this.#read = this.room.chat.length;
  }

  /** Open a tab beside the table; the open one once more folds it. */
  unfold(tab: Tab): void {
    this.tab = tab;
    folded.value = false;
  }

  fold(): void {
    folded.value = true;
  }
}
