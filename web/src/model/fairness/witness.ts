// What this page recorded during a game. A record that was made up afterwards doesn't match it.

import type { Fair, TableNow, Terms } from "../../api/protocol";

/** As `mascarade verify --witness` reads it. */
export interface Witness {
  commitment: string;
  /** As they were when the game started; none for who came later, and was not told before. */
  terms: Terms | null;
  /** What this person added; nothing for who watched. */
  share: string | null;
  /** Of the chain; an empty one where the server told none. */
  heads: readonly string[];
}

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** The notes on the games of one table: kept for as long as the tab, so that a reload does not lose them. */
export class WitnessLog {
  #game = 0;
  #now: Witness | null = null;

  constructor(
    readonly code: string,
    readonly shelf: Shelf | null = shelfOf(),
  ) {}

  /** The table was told: its promise is noted once, and until the game starts what it will be dealt from. */
  table({ phase, game, fair }: TableNow): void {
    const next = phase === "lobby" ? game + 1 : game;
    if (this.#game !== next) {
      this.#now = this.of(next);
      this.#game = next;
    }
    if (fair !== null) this.#promised(fair, phase === "lobby");
  }

  /** Something has happened; a game that promises tells a head each time. */
  head(game: number, head: string): void {
    const now = this.#now;
    if (now === null || game !== this.#game || now.heads.at(-1) === head) return;
    this.#keep({ ...now, heads: [...now.heads, head] });
  }

  /** What this person adds to the next game: chosen once. Nothing where nothing was promised. */
  share(): string | null {
    const now = this.#now;
    if (now === null || now.share !== null) return now?.share ?? null;
    const share = chosen();
    this.#keep({ ...now, share });
    return share;
  }

  /** The share that a start carries: it is the last word on the terms, so they are noted with it. */
  shareAtStart(table: TableNow, seat: number): string | null {
    this.table(table);
    const share = this.share();
    const now = this.#now;
    if (share === null || now?.terms == null) return share;
    const people = now.terms.people.map((person, at) => (at === seat ? { ...person, share } : person));
    this.#keep({ ...now, terms: { ...now.terms, people } });
    return share;
  }

  /** What was noted on a game. */
  of(game: number): Witness | null {
    if (game === this.#game) return this.#now;
    try {
      return JSON.parse(this.shelf?.getItem(this.#key(game)) ?? "null") as Witness | null;
    } catch {
      return null;
    }
  }

  #promised({ commitment, terms }: Fair, open: boolean): void {
    const now = this.#now ?? { commitment, terms: null, share: null, heads: [] };
    // The first promise counts: whoever makes another one later is to be found out.
    this.#keep(open ? { ...now, terms } : now);
  }

  #keep(now: Witness): void {
    this.#now = now;
    try {
      this.shelf?.setItem(this.#key(this.#game), JSON.stringify(now));
    } catch {
      // no room: the notes last as long as the page
    }
  }

  #key(game: number): string {
    return `mascarade.noted.${this.code}.${game}`;
  }
}

/** 32 bytes of this browser's own choice. */
export function chosen(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function shelfOf(): Shelf | null {
  try {
    return sessionStorage;
  } catch {
    return null; // a browser that keeps nothing
  }
}
