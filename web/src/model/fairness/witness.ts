// What this page recorded during a game. A record that was made up afterwards doesn't match it.

import type { Fair, Lock, TableNow } from "../../api/protocol";
import type { Hex, Terms } from "./draws";

/** As `mascarade verify --witness` reads it. */
export interface Witness {
  commitment: Hex;
  /** Of version 1, as they were when the game started. */
  terms: Terms | null;
  /** This person's share; in version 2, once it was revealed. */
  share: Hex | null;
  /** The heads of the chain; empty where the server sent none. */
  heads: readonly string[];
  /** The commitments of attempts that failed. */
  earlier: readonly Hex[];
  /** The first lock that came; null if the page came later. */
  lock: Lock | null;
  /** This person's seat at the lock. */
  seat: number | null;
  /** And in the game, after seats were drawn. */
  sat: number | null;
}

type NoteStorage = Pick<Storage, "getItem" | "setItem">;

/** The notes on the games of one table, stored for as long as the tab is open. */
export class WitnessLog {
  #game = 0;
  #now: Witness | null = null;
  /** Whether an attempt to deal may have failed since the last note: the page was not connected. */
  #mayHaveMissed = true;
  /** Shares by commitment and person, where nothing can be stored. */
  readonly #shares = new Map<string, Hex>();

  constructor(
    readonly code: string,
    readonly storage: NoteStorage | null = tabStorage(),
  ) {}

  /** The page comes back: what it is shown next need not follow what it was shown last. */
  reconnect(): void {
    this.#mayHaveMissed = true;
  }

  /** Record what a table shows of its deal, to the person at this seat. */
  table({ phase, game, fair }: TableNow, seat: number | null): void {
    const isBefore = phase === "lobby" || phase === "dealing";
    const next = isBefore ? game + 1 : game;
    if (this.#game !== next) {
      this.#now = this.of(next);
      this.#game = next;
    }
    if (fair === null) return;
    this.#promised(fair, phase === "lobby" || this.#mayHaveMissed);
    this.#mayHaveMissed = false;
    if (phase === "dealing" && this.#now!.seat !== seat) this.#save({ ...this.#now!, seat });
    if (fair.lock !== null && this.#now!.lock === null) this.#save({ ...this.#now!, lock: fair.lock });
    if (!isBefore && this.#now!.sat === null && seat !== null) this.#save({ ...this.#now!, sat: seat });
  }

  /** Record a head of the chain. */
  head(game: number, head: string): void {
    const now = this.#now;
    if (now === null || game !== this.#game || now.heads.at(-1) === head) return;
    this.#save({ ...now, heads: [...now.heads, head] });
  }

  /** A person's share of the next deal: chosen once for each commitment. Null is the page's own person. */
  share(commitment: Hex, person: string | null): Hex {
    const key = this.#shareKey(commitment, person);
    const share = this.#shares.get(key) ?? this.#read(key) ?? randomShare();
    this.#shares.set(key, share);
    this.#write(key, share);
    return share;
  }

  /** Whether this page has chosen a person's share for a commitment. */
  hasShare(commitment: Hex, person: string | null): boolean {
    const key = this.#shareKey(commitment, person);
    return this.#shares.has(key) || this.#read(key) !== null;
  }

  /** Record that this person has revealed their share. */
  revealed(share: Hex): void {
    this.#save({ ...this.#now!, share });
  }

  /** The notes on a game. */
  of(game: number): Witness | null {
    if (game === this.#game) return this.#now;
    try {
      return JSON.parse(this.#read(this.#key(game)) ?? "null") as Witness | null;
    } catch {
      return null;
    }
  }

  /**
   * The first commitment counts, until an attempt to deal has failed: another one would be cheating. The record
   * has to name the attempts that failed while the page was away, too.
   */
  #promised({ version, commitment }: Fair, mayHaveFailed: boolean): void {
    const now = this.#now;
    // Notes of an earlier release are on a deal of version 1.
    if (now === null || (version === 2 && now.earlier === undefined)) this.#save(newNotes(commitment));
    else if (version === 2 && mayHaveFailed && commitment !== now.commitment)
      this.#save({ ...newNotes(commitment), earlier: [...now.earlier, now.commitment] });
  }

  #save(now: Witness): void {
    this.#now = now;
    this.#write(this.#key(this.#game), JSON.stringify(now));
  }

  #read(key: string): string | null {
    try {
      return this.storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  #write(key: string, value: string): void {
    try {
      this.storage?.setItem(key, value);
    } catch {
      // storage is full: the notes last as long as the page
    }
  }

  #shareKey(commitment: Hex, person: string | null): string {
    return `mascarade.share.${this.code}.${commitment}.${person ?? ""}`;
  }

  #key(game: number): string {
    return `mascarade.noted.${this.code}.${game}`;
  }
}

const newNotes = (commitment: Hex): Witness => ({
  commitment,
  terms: null,
  share: null,
  heads: [],
  earlier: [],
  lock: null,
  seat: null,
  sat: null,
});

/** 32 random bytes in hexadecimal. */
function randomShare(): Hex {
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
