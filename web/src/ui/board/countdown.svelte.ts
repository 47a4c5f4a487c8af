// The seconds left until a table's deadline. Counts only while there is one.

import { t } from "../../i18n/language.svelte";

/** As long as more than this is left, only hours are shown: a minute more or less is not seen. */
const HOURS_MS = 7_260_000;
const MINUTE_MS = 60_000;

/** A deadline by the server's clock, how far that is ahead of this one, and when the question is shown. */
export interface Timed {
  readonly deadline: number | null;
  readonly offset: number;
  readonly shownAt: number;
}

export class Countdown {
  #now = $state(Date.now());

  constructor(readonly timed: Timed) {
    $effect(() => {
      if (timed.deadline === null) return;
      const { deadline, offset } = timed;
      let timer: ReturnType<typeof setTimeout>;
      const tick = () => {
        this.#now = Date.now();
        timer = setTimeout(tick, deadline - this.#now - offset > HOURS_MS ? MINUTE_MS : 500);
      };
      tick();
      return () => clearTimeout(timer);
    });
  }

  get left(): number | null {
    const { deadline, offset, shownAt } = this.timed;
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
