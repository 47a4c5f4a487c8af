// The seconds left until the table's deadline. Counts only while there is one.

import type { Room } from "../../model/room.svelte";
import { t } from "../../i18n/language.svelte";

export class Countdown {
  #now = $state(Date.now());

  constructor(readonly room: Room) {
    $effect(() => {
      if (room.deadline === null) return;
      this.#now = Date.now();
      const timer = setInterval(() => (this.#now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }

  get left(): number | null {
    const { deadline, offset, shownAt } = this.room;
    // The time stands still while the page may still show what the question is about.
    const start = Math.max(this.#now + offset, shownAt);
    return deadline === null ? null : Math.max(0, Math.ceil((deadline - start) / 1000));
  }
}

export function inWords(seconds: number): string {
  if (seconds >= 172_800) return t("clock-days", { count: Math.floor(seconds / 86_400) });
  if (seconds >= 7200) return t("clock-hours", { count: Math.floor(seconds / 3600) });
  if (seconds >= 120) return t("clock-minutes", { count: Math.floor(seconds / 60) });
  return t("clock-seconds", { count: seconds });
}
