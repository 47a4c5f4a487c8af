// The draws of a deal, derived from a secret and the players' shares. The bytes are specified in docs/protocol.md.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Terms } from "../../api/protocol";

const WORD = 4;
const WORDS = 2 ** 32;

/** 32 bytes in hexadecimal. */
export type Hex = string;

/** A value as JSON without spaces, its keys sorted. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

const tag = (kind: string): Uint8Array => utf8ToBytes(`mascarade/1/${kind}\0`);
const hash = (kind: string, ...parts: Uint8Array[]): Uint8Array => sha256(concatBytes(tag(kind), ...parts));
const written = (value: unknown): Uint8Array => utf8ToBytes(canonical(value));

export const commitment = (secret: Hex): Hex => bytesToHex(hash("secret", hexToBytes(secret)));
export const termsDigest = (terms: Terms): Hex => bytesToHex(hash("terms", written(terms)));

export function chainStart(secret: Hex, terms: Terms, setup: unknown): Hex {
  const fixed = [commitment(secret), termsDigest(terms)].map(hexToBytes);
  return bytesToHex(hash("start", ...fixed, written(setup)));
}

export function chained(head: Hex, nonce: Hex, action: unknown): Hex {
  const hidden = hash("action", hexToBytes(nonce), written(action));
  return bytesToHex(hash("chain", hexToBytes(head), hidden));
}

/** Numbers drawn from a secret and its terms, in order. */
export class Draws {
  readonly #secret: Uint8Array;
  readonly #message: Uint8Array;
  #counter = 0;
  #words: number[] = [];

  constructor(secret: Hex, terms: Terms) {
    this.#secret = hexToBytes(secret);
    this.#message = concatBytes(tag("lots"), hexToBytes(termsDigest(terms)));
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
  terms: Terms,
  { players, cards, cemetery }: { players: number; cards: readonly string[]; cemetery: readonly string[] },
): Drawn {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    order: terms.seats ? draws.shuffled(seats) : seats,
    first: terms.first ?? draws.below(players),
    cards: draws.shuffled(cards),
    cemetery: draws.shuffled(cemetery),
  };
}
