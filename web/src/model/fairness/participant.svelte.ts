// The page's part in a fair deal: promises in the lobby, and the shares once the lock was checked.

import { request } from "../../api/http";
import type { Catalogue, ClientMessage, Fair, Hand, TableNow } from "../../api/protocol";
import { lockDigest, promiseOf, type Hex } from "./draws";
import { accepts } from "./lock";
import type { WitnessLog } from "./witness";

/** How long what did not arrive waits for the next attempt. */
const RETRY_MS = 2000;

/** What taking part needs of the page. */
interface Page {
  /** The people for whom this page takes part: its own, or everyone around a shared device. */
  sharers(): readonly Hand[];
  path(what: string, person: string | null): string;
  send(message: ClientMessage): void;
  /** The characters and published sets on its screen. */
  catalogue(): Promise<Catalogue>;
}

export class Participant {
  /**
   * Why this page reveals nothing: the deal is not what it was shown, or not with the share it promised. Another
   * page of the person may have promised that one.
   */
  lockRefused = $state.raw<"shown" | "promised" | null>(null);
  /** The commitments and seats for which a share was promised, and the locks and seats for which it was revealed. */
  readonly #promised = new Set<string>();
  readonly #revealed = new Set<string>();
  /** The last lobby on the screen. */
  #shown: TableNow | null = null;
  /** The table now. */
  #table: TableNow | null = null;

  constructor(
    readonly page: Page,
    readonly log: WitnessLog,
  ) {}

  /** The promise that a start carries. */
  promiseToStart(table: TableNow, fair: Fair, seat: number): Hex {
    this.#shown = table;
    this.#promised.add(`${fair.commitment}/${seat}`); // a lobby that arrives meanwhile needs no other
    return this.#promiseOf(table, fair, { seat, person: null });
  }

  /** What was sent over another connection may be lost, and the lobby may have changed meanwhile. */
  reconnect(): void {
    this.log.reconnect();
    this.#promised.clear(); // another page of this person may have promised another share
    this.#revealed.clear();
    this.#shown = null;
  }

  /** Promise or reveal what the table waits for. */
  follow(table: TableNow): void {
    const { phase, fair } = table;
    this.#table = table;
    if (phase === "lobby") {
      this.#shown = table;
      this.lockRefused = null;
      if (fair !== null) this.#promise(table, fair);
    } else if (phase === "dealing" && fair !== null) void this.#reveal(table, fair);
  }

  #promiseOf({ code, game }: TableNow, { commitment, attempt }: Fair, { seat, person }: Hand): Hex {
    const share = this.log.share(commitment, person);
    return promiseOf({ table: code, game: game + 1, attempt }, seat, share);
  }

  #promise(table: TableNow, fair: Fair): void {
    const sharers = this.page.sharers();
    const promised = sharers.map(({ seat }) => `${fair.commitment}/${seat}`);
    for (const gone of [...this.#promised].filter((one) => !promised.includes(one)))
      this.#promised.delete(gone);
    for (const hand of sharers) {
      const key = `${fair.commitment}/${hand.seat}`;
      const promise = this.#promiseOf(table, fair, hand);
      if (this.#promised.has(key) || fair.promises[hand.seat] === promise) continue;
      this.#promised.add(key);
      void request("POST", this.page.path("promise", hand.person), { promise }).catch(() => {
        this.#promised.delete(key);
        setTimeout(() => this.#promiseAgain(fair), RETRY_MS);
      });
    }
  }

  /** Promise what did not arrive, unless the game has started without it: that does no harm. */
  #promiseAgain({ commitment }: Fair): void {
    const table = this.#table;
    if (table?.phase === "lobby" && table.fair?.commitment === commitment) this.#promise(table, table.fair);
  }

  /** Reveal the shares that the lock waits for, if it is what this page was shown; otherwise reveal nothing. */
  async #reveal(table: TableNow, fair: Fair): Promise<void> {
    const known = await this.page.catalogue().catch(() => null);
    if (this.#table !== table) return;
    if (known === null) {
      setTimeout(() => this.#table === table && this.follow(table), RETRY_MS); // nothing can be checked yet
      return;
    }
    const notes = this.log.of(table.game + 1);
    if (fair.lock === null || notes?.lock == null || this.lockRefused) return;
    const digest = lockDigest(fair.lock);
    const mine = this.page.sharers().filter(({ seat }) => fair.awaited.includes(seat));
    if (mine.length === 0) return;
    const shown = this.#shown ?? table;
    const isShown =
      accepts(fair.lock, shown, table.game + 1, notes, known) && digest === lockDigest(notes.lock);
    const promises = fair.lock.seats.map((one) => (one.kind === "person" ? one.promise : ""));
    // A share that another page of this person has promised is that page's to reveal.
    const chosen = mine.filter(({ person }) => this.log.hasShare(fair.commitment, person));
    const isPromised = chosen.every((hand) => promises[hand.seat] === this.#promiseOf(table, fair, hand));
    this.lockRefused = !isShown ? "shown" : !isPromised ? "promised" : null;
    if (this.lockRefused) return;
    for (const { seat, person } of chosen) {
      const share = this.log.share(fair.commitment, person);
      if (this.#revealed.has(`${digest}/${seat}`)) continue;
      this.#revealed.add(`${digest}/${seat}`);
      this.page.send({ type: "reveal", seat, lock: digest, share });
      if (person === null) this.log.revealed(share);
    }
  }
}
