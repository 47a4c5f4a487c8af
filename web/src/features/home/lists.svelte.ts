// The person's tables and the public ones, refreshed while the page is visible.

import { request } from "../../api/http";
import type { TableListItem } from "../../api/protocol";
import { isRunning } from "../../model/signOut";
import { attemptQuietly } from "../../ui/toasts.svelte";

const EVERY = 8_000;

export class TableLists {
  #all = $state.raw<readonly TableListItem[] | null>(null);
  #public = $state.raw<readonly TableListItem[]>([]);
  /** When the lists came. */
  receivedAt = $state(0);
  /** Whether the first request was answered, or failed. */
  settled = $state(false);

  /** The person's games that go on, those that wait for them first. */
  readonly running = $derived(
    (this.#all ?? [])
      .filter((table) => table.seat !== null && isRunning(table))
      .sort((one, other) => Number(other.awaited) - Number(one.awaited)),
  );
  /** The person's other tables, the newest first. Null until they are known. */
  readonly mine = $derived(this.#all?.filter((table) => table !== this.running[0]) ?? null);
  /** Public tables at which the person does not sit. */
  readonly others = $derived(this.#public.filter(({ seat }) => seat === null));
  /** Whether there is a lesson to resume. */
  readonly lesson = $derived(this.running.some(({ lesson }) => lesson));

  async #look(): Promise<void> {
    [this.#all, this.#public] = await Promise.all([
      request<TableListItem[]>("GET", "/me/tables"),
      request<TableListItem[]>("GET", "/tables"),
    ]);
    this.receivedAt = Date.now();
  }

  /** Load the lists now and from time to time. The result stops that. */
  follow(): () => void {
    void attemptQuietly(() => this.#look()).finally(() => (this.settled = true));
    const again = () => {
      // It is retried, so a failure is not shown.
      if (document.visibilityState === "visible") this.#look().catch(() => {});
    };
    const timer = setInterval(again, EVERY);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
      this.#all = null;
      this.#public = [];
    };
  }
}
