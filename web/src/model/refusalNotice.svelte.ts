// Why the last message was refused, for as long as a notice stays.

import type { Facts } from "../api/http";
import type { Refusal } from "../api/protocol";
import { NOTICE_MS } from "./notices";

/** A refusal, to be shown in words. */
interface Reason {
  code: string;
  facts: Facts;
  sentence: string;
  /** The answer came too late. That happens to everybody, and nothing is wrong. */
  late: boolean;
}

const TOO_LATE = ["stale-decision", "stale-game"];

export class RefusalNotice {
  reason = $state.raw<Reason | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show({ code, facts, sentence }: Refusal): void {
    this.clear();
    this.reason = { code, facts: facts as Facts, sentence, late: TOO_LATE.includes(code) };
    this.#timer = setTimeout(() => this.clear(), NOTICE_MS);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.reason = null;
  }
}
