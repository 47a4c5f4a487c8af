// One sentence for the person when something could not be done.

import { Refusal, type Facts } from "../api/http";
import { words } from "../i18n/language.svelte";
import { explained } from "../i18n/errors";

class Notice {
  /** What was refused; the sentence is made when it is read. */
  code = $state.raw<string | null>(null);
  facts = $state.raw<Facts>({});

  tell(code: string, facts: Facts = {}): void {
    this.code = code;
    this.facts = facts;
  }

  clear(): void {
    this.code = null;
  }

  get sentence(): string | null {
    return this.code === null ? null : explained(words(), this.code, this.facts);
  }
}

export const notice = new Notice();

/** Do something that the person asked for and that may be refused; a refusal is told. Whether it was done. */
export function attempt(work: () => Promise<unknown> | unknown): Promise<boolean> {
  notice.clear();
  return fetching(work);
}

/** The same for what nobody asked for just now: a sentence that is still to be read is left alone. */
export async function fetching(work: () => Promise<unknown> | unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    notice.tell(failure.code, failure.facts);
    return false;
  }
}
