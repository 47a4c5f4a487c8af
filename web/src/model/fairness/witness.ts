// What this page recorded during a game. A record that was made up afterwards doesn't match it.

import type { Fair, TableNow, Terms } from "../../api/protocol";

/** As `mascarade verify --witness` reads it. */
export interface Witness {
  commitment: string;
  /** As they were when the game started; null if the page came later. */
  terms: Terms | null;
  /** This person's share; null for a spectator. */
  share: string | null;
  /** The heads of the chain; empty where the server sent none. */
  heads: readonly string[];
}

type NoteStorage = Pick<Storage, "getItem" | "setItem">;

/** The notes on the games of one table, stored for as long as the tab is open. */
export class WitnessLog {
  #game = 0;
  #now: Witness | null = null;

  constructor(
    readonly code: string,
    readonly storage: NoteStorage | null = tabStorage(),
  ) {}

  /** Record a table's commitment once, and its terms until the game starts. */
  table({ phase, game, fair }: TableNow): void {
    const next = phase === "lobby" ? game + 1 : game;
    if (this.#game !== next) {
      this.#now = this.of(next);
      this.#game = next;
    }
    if (fair !== null) this.#promised(fair, phase === "lobby");
  }

  /** Record a head of the chain. */
  head(game: number, head: string): void {
    const now = this.#now;
    if (now === null || game !== this.#game || now.heads.at(-1) === head) return;
    this.#save({ ...now, heads: [...now.heads, head] });
  }

  /** This person's share of the next game: chosen once. Null without a commitment. */
  share(): string | null {
    const now = this.#now;
    if (now === null || now.share !== null) return now?.share ?? null;
    const share = randomShare();
    this.#save({ ...now, share });
    return share;
  }

  /** The share that a start carries. Nothing else can change the terms then, so they are recorded with it. */
  shareAtStart(table: TableNow, seat: number): string | null {
    this.table(table);
    const share = this.share();
    const now = this.#now;
    if (share === null || now?.terms == null) return share;
    const people = now.terms.people.map((person, at) => (at === seat ? { ...person, share } : person));
    this.#save({ ...now, terms: { ...now.terms, people } });
    return share;
  }

  /** The notes on a game. */
  of(game: number): Witness | null {
    if (game === this.#game) return this.#now;
    try {
      return JSON.parse(this.storage?.getItem(this.#key(game)) ?? "null") as Witness | null;
    } catch {
      return null;
    }
  }

  #promised({ commitment, terms }: Fair, open: boolean): void {
    const now = this.#now ?? { commitment, terms: null, share: null, heads: [] };
    // The first commitment counts: a later one would be cheating.
    this.#save(open ? { ...now, terms } : now);
  }

  #save(now: Witness): void {
    this.#now = now;
    try {
      this.storage?.setItem(this.#key(this.#game), JSON.stringify(now));
    } catch {
      // storage is full: the notes last as long as the page
    }
  }

  #key(game: number): string {
    return `mascarade.noted.${this.code}.${game}`;
  }
}

/** 32 random bytes in hexadecimal. */
export function randomShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function tabStorage(): NoteStorage | null {
  try {
    return sessionStorage;
  } catch {
    return null; // a browser without storage
  }
}
