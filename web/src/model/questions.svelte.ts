// The questions that the server has asked, and which of them the page shows: those about the table as it is shown.

import type { AskedOf, MayPeek, Table } from "../api/protocol";
import { type Action, decisionOf } from "./outbox.svelte";
import { shows } from "./table";

export class Questions {
  /** The pending question to this page's player, or one that may be answered early. */
  #asked = $state.raw<AskedOf | null>(null);
  /** On a shared device: the questions that are answered aloud. */
  #aloud = $state.raw<readonly AskedOf[]>([]);
  peeks = $state.raw<MayPeek | null>(null);
  /** The last question that came. */
  #latest = "";

  /** Take a question; whether it is another than the last. Aloud, each player around the device has their own. */
  take(asked: AskedOf, aloud: boolean): boolean {
    const another = keyOf(asked) !== this.#latest;
    this.#latest = keyOf(asked);
    if (!aloud) this.#asked = asked;
    else {
      const { player } = asked.decision;
      this.#aloud = [...this.#aloud.filter(({ decision }) => decision.player !== player), asked];
    }
    return another;
  }

  /** An answer to the pending question is held until its turn. */
  hold(answer: Action): void {
    if (this.#asked !== null && decisionOf(answer) === this.#asked.decision.number)
      this.#asked = { ...this.#asked, held: answer };
  }

  clear(): void {
    this.#asked = this.peeks = null;
    this.#aloud = [];
  }

  /** The pending question, while the page shows what it is about. */
  shown(game: number, table: Table): AskedOf | null {
    return this.#asked !== null && isAbout(this.#asked, game, table) ? this.#asked : null;
  }

  /** The questions that are answered aloud, once the page shows what they are about. */
  aloud(game: number, table: Table, isAnswered: (decision: string) => boolean): AskedOf[] {
    return this.#aloud.filter((asked) => isAbout(asked, game, table) && !isAnswered(keyOf(asked)));
  }
}

const isAbout = (asked: AskedOf, game: number, table: Table): boolean =>
  asked.game === game && shows(table, asked.decision);

/** A decision, with its game in front. */
const keyOf = ({ game, decision }: AskedOf): string => `${game}/${decision.number}`;
