// The current error message, and actions that may fail.

import { Refusal, type Facts } from "../api/http";
import { session } from "../api/session.svelte";
import { messages } from "../i18n/language.svelte";
import { explain } from "../i18n/errors";
import { NOTICE_MS } from "../model/notices";

class ToastState {
  /** The code of the error; its text is formatted when it is read. */
  code = $state.raw<string | null>(null);
  facts = $state.raw<Facts>({});
  #leaving: ReturnType<typeof setTimeout> | undefined;

  show(code: string, facts: Facts = {}): void {
    this.clear();
    this.code = code;
    this.facts = facts;
    this.#leaving = setTimeout(() => this.clear(), NOTICE_MS);
  }

  clear(): void {
    clearTimeout(this.#leaving);
    this.code = null;
  }

  get sentence(): string | null {
    return this.code === null ? null : explain(messages(), this.code, this.facts);
  }
}

export const toast = new ToastState();

/** Run an action of the person that may be refused, showing a refusal. Whether it succeeded. */
export function attempt(work: () => Promise<unknown> | unknown): Promise<boolean> {
  toast.clear();
  return attemptQuietly(work);
}

/** The same for background work: a message that is still shown is left alone. */
export async function attemptQuietly(work: () => Promise<unknown> | unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    // The page itself says that it was signed out.
    if (!(failure.code === "not-signed-in" && session.ended)) toast.show(failure.code, failure.facts);
    return false;
  }
}
