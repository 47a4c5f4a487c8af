// The hashes and draws of a deal. The bytes are specified in docs/protocol.md.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Lock, Scenario } from "../../api/protocol";

const WORD = 4;
const WORDS = 2 ** 32;

/** 32 bytes in hexadecimal. */
export type Hex = string;

/** The version of the protocol: under the first, the operator of a server could choose a deal. */
export type Version = 1 | 2;

/** What a deal of version 1 depended on besides the secret. */
export interface Terms {
  people: { name: string; share: string }[];
  sets: string[];
  seats: boolean;
  first: number | null;
}

/** A lock, the shares that were revealed after it, and for each seat the seat that its player had at the lock. */
export interface LockedDeal {
  lock: Lock;
  shares: string[];
  order: number[];
}

/** A value as JSON without spaces, its keys sorted. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

const tag = (version: Version, kind: string): Uint8Array => utf8ToBytes(`mascarade/${version}/${kind}\0`);
const hash = (version: Version, kind: string, ...parts: Uint8Array[]): Uint8Array =>
  sha256(concatBytes(tag(version, kind), ...parts));
const written = (value: unknown): Uint8Array => utf8ToBytes(canonical(value));

export const commitment = (secret: Hex, version: Version = 2): Hex =>
  bytesToHex(hash(version, "secret", hexToBytes(secret)));

/** What a deal is drawn from besides the secret, and its hash. */
export class Basis {
  private constructor(
    readonly version: Version,
    readonly digest: Hex,
  ) {}

  static ofTerms(terms: Terms): Basis {
    return new Basis(1, bytesToHex(hash(1, "terms", written(terms))));
  }

  static ofLock(lock: Lock, shares: readonly string[]): Basis {
    const parts = [lockDigest(lock), ...shares.filter((share) => share !== "")].map(hexToBytes);
    return new Basis(2, bytesToHex(hash(2, "deal", ...parts)));
  }
}

/** The digest of a lock, by which a person says which one they accept. */
export const lockDigest = (lock: Lock): Hex => bytesToHex(hash(2, "lock", written(lock)));

/** The promise of a share, for one attempt and one seat only. */
export function promiseOf(
  { table, game, attempt }: Pick<Lock, "table" | "game" | "attempt">,
  seat: number,
  share: Hex,
): Hex {
  return bytesToHex(hash(2, "promise", written([table, game, attempt, seat]), hexToBytes(share)));
}

export function chainStart(secret: Hex, { version, digest }: Basis, setup: unknown): Hex {
  const fixed = [commitment(secret, version), digest].map(hexToBytes);
  return bytesToHex(hash(version, "start", ...fixed, written(setup)));
}

export function chained(version: Version, head: Hex, nonce: Hex, action: unknown): Hex {
  const hidden = hash(version, "action", hexToBytes(nonce), written(action));
  return bytesToHex(hash(version, "chain", hexToBytes(head), hidden));
}

/** Numbers drawn from a secret and what a deal depends on besides it, in order. */
export class Draws {
  readonly #secret: Uint8Array;
  readonly #message: Uint8Array;
  #counter = 0;
  #words: number[] = [];

  constructor(secret: Hex, { version, digest }: Basis) {
    this.#secret = hexToBytes(secret);
    this.#message = concatBytes(tag(version, "lots"), hexToBytes(digest));
  }

  /** A number from 0 up to the bound, without bias: values that would favour some are drawn again. */
  below(bound: number): number {
    const fair = WORDS - (WORDS % bound);
    let word = this.#word();
    while (word >= fair) word = this.#word();
    return word % bound;
  }

  shuffled<T>(of: readonly T[]): T[] {
    const found = [...of];
    for (let last = found.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [found[last], found[other]] = [found[other]!, found[last]!];
    }
    return found;
  }

  #word(): number {
    if (this.#words.length === 0) {
      const block = hmac(sha256, this.#secret, concatBytes(this.#message, bigEndian(this.#counter)));
      const view = new DataView(block.buffer, block.byteOffset, block.length);
      for (let at = 0; at < block.length; at += WORD) this.#words.push(view.getUint32(at));
      this.#counter += 1;
    }
    return this.#words.shift()!;
  }
}

function bigEndian(number: number): Uint8Array {
  const bytes = new Uint8Array(WORD);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

export interface Drawn {
  /** By seat, its player's seat before the draw. */
  order: number[];
  first: number;
  cards: string[];
  cemetery: string[];
}

/** Everything that is drawn after the set. */
export function dealt(
  draws: Draws,
  { seats: drawn, first }: Pick<Terms, "seats" | "first">,
  { players, cards, cemetery }: Pick<Scenario, "players" | "cards" | "cemetery">,
): Drawn {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    order: drawn ? draws.shuffled(seats) : seats,
    first: first ?? draws.below(players),
    cards: draws.shuffled(cards),
    cemetery: draws.shuffled(cemetery),
  };
}
