// Answers on their way to the server. Each has an id, with which it is sent again after a lost connection until it is
// acknowledged: so it counts once.

import type { Act } from "../api/protocol";
import { SLOW_MS } from "./notices";

export type Action = Act["action"];

interface Sent {
  id: string;
  game: number;
  action: Action;
}

export class Outbox {
  /** The player's own action. */
  #sent = $state.raw<Sent | null>(null);
  /** On a shared device: the answers that were given aloud, and the decisions of all that ever were. */
  #aloud: readonly Sent[] = [];
  #decided = $state.raw<readonly string[]>([]);
  /** Whether something has been on its way for so long that the page says so. */
  slow = $state.raw(false);
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly transmit: (message: Act) => void) {}

  get action(): Action | null {
    return this.#sent?.action ?? null;
  }

  /** Whether a decision, with its game in front, was answered aloud. */
  hasAnswered(decision: string): boolean {
    return this.#decided.includes(decision);
  }

  act(game: number, action: Action): void {
    this.#sent = { id: newId(), game, action };
    this.transmit({ type: "act", ...this.#sent });
    this.#time();
  }

  /** Send answers that were given aloud. */
  answer(game: number, actions: readonly Action[]): void {
    const added = actions.map((action) => ({ id: newId(), game, action }));
    this.#aloud = [...this.#aloud, ...added];
    this.#decided = [...this.#decided, ...added.map(decided)];
    for (const sent of added) this.transmit({ type: "act", ...sent });
    this.#time();
  }

  /** Send what was not acknowledged, over another connection. */
  resend(): void {
    for (const sent of [this.#sent ?? [], this.#aloud].flat()) this.transmit({ type: "act", ...sent });
  }

  /** Forget an action that answers another decision: the table has moved on. */
  keepOnly(decision: number): void {
    if (decisionOf(this.action) !== decision) this.#sent = null;
    this.#time();
  }

  /** An action was acknowledged: the player's own, if it was that. */
  accepted(id: string): Action | null {
    this.#aloud = this.#aloud.filter((one) => one.id !== id);
    const own = this.#sent?.id === id ? this.#sent.action : null;
    if (own !== null) this.#sent = null;
    this.#time();
    return own;
  }

  /** An action was refused: it has to be asked for again. */
  refused(id: string | null): void {
    if (this.#sent?.id === id) this.#sent = null;
    const answer = this.#aloud.find((one) => one.id === id);
    if (answer !== undefined) {
      this.#aloud = this.#aloud.filter((one) => one !== answer);
      this.#decided = this.#decided.filter((one) => one !== decided(answer));
    }
    this.#time();
  }

  clear(): void {
    this.#sent = null;
    this.#aloud = this.#decided = [];
    this.#time();
  }

  #time(): void {
    if (this.#sent !== null || this.#aloud.length > 0) {
      this.#waiting ??= setTimeout(() => (this.slow = true), SLOW_MS);
      return;
    }
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.slow = false;
  }
}

/** The number of the decision that an action answers. */
export const decisionOf = (action: Action | null): number | null =>
  action !== null && "decision" in action ? action.decision : null;

/** A key for a decision, unique among all games. */
const decided = ({ game, action }: Sent): string => `${game}/${decisionOf(action) ?? ""}`;

/** A random action id. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
