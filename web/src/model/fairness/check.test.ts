import { describe, expect, it } from "vitest";
import { EXAMPLE } from "../../testing/fairness";
import { type DealRecord, type Fairness, verify } from "./check";
import { chained, chainStart, commitment } from "./draws";
import type { Witness } from "./witness";

const { secret, terms, setup, order, first, cards, cemetery, chain } = EXAMPLE;
const FAIRNESS: Fairness = {
  commitment: EXAMPLE.commitment,
  secret,
  terms,
  nonces: chain.map(({ nonce }) => nonce),
  head: chain.at(-1)!.head,
};
const RECORD: DealRecord = {
  setup,
  names: order.map((seat) => terms.people[seat]!.name),
  deal: { cards, cemetery, first },
  actions: chain.map(({ action }) => action),
  fairness: FAIRNESS,
};
const WITNESS: Witness = {
  commitment: EXAMPLE.commitment,
  terms,
  share: terms.people[0]!.share,
  heads: [EXAMPLE.start, ...chain.map(({ head }) => head)],
};
const OTHER = "0".repeat(64);

const broken = (record: Partial<DealRecord>, witness: Witness | null = null): string[] =>
  verify({ ...RECORD, ...record }, witness).flatMap(({ id, holds }) => (holds ? [] : [id]));
const opened = (changes: Partial<Fairness>, witness: Witness | null = null): string[] =>
  broken({ fairness: { ...FAIRNESS, ...changes } }, witness);

it("an honest game keeps all its promises", () => {
  const all = [
    "commitment",
    "terms",
    "set",
    "seats",
    "first",
    "cards",
    "cemetery",
    "nonces",
    "chain",
    "heads",
  ];
  expect(verify(RECORD, WITNESS)).toEqual(all.map((id) => ({ id, holds: true })));
  expect(verify(RECORD, null)).toHaveLength(8);
  expect(verify(RECORD, { ...WITNESS, terms: null, share: null })).toHaveLength(9);
});

it("a game of old has promised nothing; one that did and opens nothing is found", () => {
  const { fairness: _, ...old } = RECORD;
  expect(verify(old, null)).toEqual([]);
  expect(verify(old, WITNESS)).toEqual([{ id: "commitment", holds: false }]);
  expect(opened({ secret: "none" })).toEqual(["commitment"]);
});

describe("what was not drawn is found", () => {
  it.each<[string, Partial<DealRecord>]>([
    ["cards", { deal: { ...RECORD.deal, cards: cards.toReversed() } }],
    ["cemetery", { deal: { ...RECORD.deal, cemetery: cemetery.toReversed() } }],
    ["first", { deal: { ...RECORD.deal, first: first + 1 } }],
    ["seats", { names: RECORD.names.toReversed() }],
  ])("%s", (id, change) => {
    expect(broken(change)).toEqual([id]);
  });

  it("another set", () => {
    const scenario = { ...setup.scenario, id: terms.sets.find((id) => id !== EXAMPLE.set)! };
    expect(broken({ setup: { ...setup, scenario } })).toContain("set");
  });
});

describe("what was worked out anew is found by what was noted", () => {
  /** Everything that a host can work out again, with another chain. */
  function made(changes: Partial<DealRecord>, nonces: readonly string[] = FAIRNESS.nonces): DealRecord {
    const record = { ...RECORD, ...changes };
    let head = chainStart(secret, terms, record.setup);
    for (const [number, action] of record.actions.entries()) head = chained(head, nonces[number]!, action);
    return { ...record, fairness: { ...FAIRNESS, nonces, head } };
  }

  it("a swap that was none", () => {
    const flipped = { ...(chain[0]!.action as object), really: false };
    const record = made({ actions: [flipped, ...RECORD.actions.slice(1)] });
    expect(broken(record)).toEqual([]);
    expect(broken(record, WITNESS)).toEqual(["heads"]);
  });

  it("an action left out, or put in", () => {
    const less = made({ actions: RECORD.actions.slice(1) }, FAIRNESS.nonces.slice(1));
    const more = made({ actions: [RECORD.actions[1], ...RECORD.actions] }, [OTHER, ...FAIRNESS.nonces]);
    for (const record of [less, more]) {
      expect(broken(record)).toEqual([]);
      expect(broken(record, WITNESS)).toEqual(["heads"]);
    }
  });

  it("another secret, another share, other terms, a head that was never told", () => {
    expect(opened({ secret: OTHER, commitment: commitment(OTHER) }, WITNESS)).toContain("commitment");
    const people = [{ ...terms.people[0]!, share: OTHER }, ...terms.people.slice(1)];
    expect(opened({ terms: { ...terms, people } }, { ...WITNESS, terms: null })).toContain("terms");
    expect(opened({ terms: { ...terms, seats: false } }, { ...WITNESS, share: null })).toContain("terms");
    expect(broken({}, { ...WITNESS, heads: ["", ...WITNESS.heads] })).toEqual(["heads"]);
  });
});

it("careless promises are found without notes", () => {
  const [one, two] = FAIRNESS.nonces;
  expect(opened({ commitment: OTHER })).toEqual(["commitment"]);
  expect(opened({ nonces: [one!, two!] })).toEqual(["nonces", "chain"]);
  expect(opened({ nonces: [one!, two!, one!] })).toEqual(["nonces", "chain"]);
  expect(opened({ head: EXAMPLE.start })).toEqual(["chain"]);
});
