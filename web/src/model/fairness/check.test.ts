import { describe, expect, it } from "vitest";
import { EXAMPLE, VERSION_1 } from "../../testing/fairness";
import { type DealRecord, type Fairness, verify, versionOf } from "./check";
import { Basis, chained, chainStart, commitment, promiseOf } from "./draws";
import type { Witness } from "./witness";

const OTHER = "0".repeat(64);
const NAMES = ["Ada", "Bruno", "Cleo", "Arlecchino", "Colombina", "Zanni"];

const proofOf = ({
  secret,
  chain,
  ...page
}: typeof EXAMPLE | typeof VERSION_1): Omit<Fairness, "deal" | "terms"> => ({
  commitment: page.commitment,
  secret,
  nonces: chain.map(({ nonce }) => nonce),
  head: chain.at(-1)!.head,
});

const recordOf = (
  page: typeof EXAMPLE | typeof VERSION_1,
  names: string[],
  fairness: Fairness,
): DealRecord => ({
  rules: 1,
  setup: page.setup,
  names,
  deal: { cards: page.cards, cemetery: page.cemetery, first: page.first },
  actions: page.chain.map(({ action }) => action),
  fairness,
});

const headsOf = (page: typeof EXAMPLE | typeof VERSION_1): string[] => [
  page.start,
  ...page.chain.map(({ head }) => head),
];

const failed = (record: DealRecord, witness: Witness | null): string[] =>
  verify(record, witness).flatMap(({ id, holds }) => (holds ? [] : [id]));

describe("version 2", () => {
  const { lock, shares, order } = EXAMPLE;
  const DEAL = { lock, shares, order };
  const FAIRNESS: Fairness = { ...proofOf(EXAMPLE), deal: DEAL };
  const RECORD = recordOf(EXAMPLE, NAMES, FAIRNESS);
  const WITNESS: Witness = {
    commitment: EXAMPLE.commitment,
    terms: null,
    share: shares[0]!,
    heads: headsOf(EXAMPLE),
    earlier: [commitment(lock.failed[0]!.secret)],
    lock,
    seat: 0,
    sat: order.indexOf(0),
  };

  const broken = (record: Partial<DealRecord>, witness: Witness | null = null): string[] =>
    failed({ ...RECORD, ...record }, witness);
  const opened = (changes: Partial<Fairness>, witness: Witness | null = null): string[] =>
    broken({ fairness: { ...FAIRNESS, ...changes } }, witness);
  const dealt = (changes: Partial<typeof DEAL>, witness: Witness | null = null): string[] =>
    opened({ deal: { ...DEAL, ...changes } }, witness);

  it("an honest game keeps all its promises", () => {
    const all = [
      ...["commitment", "lock", "share", "promises", "settings", "set", "seats"],
      ...["first", "cards", "cemetery", "nonces", "chain", "heads"],
    ];
    expect(verify(RECORD, WITNESS)).toEqual(all.map((id) => ({ id, holds: true })));
    expect(verify(RECORD, null)).toHaveLength(10);
    expect(versionOf(RECORD)).toBe(2);
  });

  it("names prove nothing: somebody else who is deleted takes nothing away", () => {
    expect(broken({ names: NAMES.with(1, "Domino") }, WITNESS)).toEqual([]);
  });

  it.each<[string, Partial<DealRecord>]>([
    ["cards", { deal: { ...RECORD.deal, cards: EXAMPLE.cards.toReversed() } }],
    ["cemetery", { deal: { ...RECORD.deal, cemetery: EXAMPLE.cemetery.toReversed() } }],
    ["first", { deal: { ...RECORD.deal, first: EXAMPLE.first + 1 } }],
    ["settings", { rules: 2 }],
  ])("finds %s that were not drawn", (id, change) => {
    expect(broken(change)).toEqual([id]);
  });

  it("finds a lock, a set, seats or shares that are not those of the deal", () => {
    expect(dealt({ order: order.toReversed() })).toEqual(["seats"]);
    expect(dealt({ shares: [shares[0]!, "", "", "", "", ""] })).toContain("promises");
    expect(dealt({ shares: [...shares.slice(0, 5), OTHER] })).toContain("promises");
    expect(dealt({ lock: { ...lock, first: 1 } })).toContain("settings");
    expect(dealt({ lock: { ...lock, scenarios: lock.scenarios.slice(0, 1) } })).toContain("set");
    expect(dealt({ lock: { ...lock, attempt: 1 } })).toContain("commitment");
    expect(dealt({ lock: { ...lock, scenarios: [] } })).toEqual(["commitment"]);
  });

  it("finds by the notes what was made up afterwards", () => {
    const other = {
      ...lock,
      seats: lock.seats.with(5, { kind: "bot" as const, bot: "expert", temper: null }),
    };
    expect(dealt({ lock: other }, { ...WITNESS, share: null })).toContain("lock");
    expect(broken({}, { ...WITNESS, commitment: OTHER })).toEqual(["commitment"]);
    expect(broken({}, { ...WITNESS, earlier: [OTHER] })).toEqual(["commitment"]);
    expect(broken({}, { ...WITNESS, share: OTHER })).toEqual(["share"]);
    expect(broken({}, { ...WITNESS, sat: order.indexOf(1) })).toEqual(["seats"]);
    expect(broken({}, { ...WITNESS, heads: ["", ...WITNESS.heads] })).toEqual(["heads"]);
  });

  it("accuses nobody because a promise came too late", () => {
    expect(broken({}, { ...WITNESS, share: OTHER, seat: 1, sat: null })).toEqual([]);
    expect(promiseOf(lock, 1, OTHER)).not.toBe("");
  });
});

describe("version 1", () => {
  const { secret, terms, setup, order, first, cards, cemetery, chain } = VERSION_1;
  const FAIRNESS: Fairness = { ...proofOf(VERSION_1), terms };
  const RECORD = recordOf(
    VERSION_1,
    order.map((seat) => terms.people[seat]!.name),
    FAIRNESS,
  );
  const WITNESS: Witness = {
    commitment: VERSION_1.commitment,
    terms,
    share: terms.people[0]!.share,
    heads: headsOf(VERSION_1),
    earlier: [],
    lock: null,
    seat: null,
    sat: null,
  };

  const broken = (record: Partial<DealRecord>, witness: Witness | null = null): string[] =>
    failed({ ...RECORD, ...record }, witness);
  const opened = (changes: Partial<Fairness>, witness: Witness | null = null): string[] =>
    broken({ fairness: { ...FAIRNESS, ...changes } }, witness);

  it("an honest game keeps all its promises", () => {
    const all = [
      ...["commitment", "terms", "set", "seats", "first", "cards", "cemetery", "nonces", "chain", "heads"],
    ];
    expect(verify(RECORD, WITNESS)).toEqual(all.map((id) => ({ id, holds: true })));
    expect(verify(RECORD, null)).toHaveLength(8);
    expect(verify(RECORD, { ...WITNESS, terms: null, share: null })).toHaveLength(9);
    expect(versionOf(RECORD)).toBe(1);
  });

  it("a game of old has promised nothing; one that did and opens nothing is found", () => {
    const { fairness: _, ...old } = RECORD;
    expect([verify(old, null), versionOf(old)]).toEqual([[], null]);
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
      const scenario = { ...setup.scenario, id: terms.sets.find((id) => id !== VERSION_1.set)! };
      expect(broken({ setup: { ...setup, scenario } })).toContain("set");
    });
  });

  describe("what was worked out anew is found by what was noted", () => {
    /** Everything that a host can work out again, with another chain. */
    function made(changes: Partial<DealRecord>, nonces: readonly string[] = FAIRNESS.nonces): DealRecord {
      const record = { ...RECORD, ...changes };
      let head = chainStart(secret, Basis.ofTerms(terms), record.setup);
      for (const [number, action] of record.actions.entries())
        head = chained(1, head, nonces[number]!, action);
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
      expect(opened({ secret: OTHER, commitment: commitment(OTHER, 1) }, WITNESS)).toContain("commitment");
      const people = [{ ...terms.people[0]!, share: OTHER }, ...terms.people.slice(1)];
      expect(opened({ terms: { ...terms, people } }, { ...WITNESS, terms: null })).toContain("terms");
      expect(opened({ terms: { ...terms, seats: false } }, { ...WITNESS, share: null })).toContain("terms");
      expect(broken({}, { ...WITNESS, heads: ["", ...WITNESS.heads] })).toEqual(["heads"]);
    });

    it("but not a share that came too late for the terms", () => {
      expect(broken({}, { ...WITNESS, share: OTHER })).toEqual([]);
    });
  });

  it("careless promises are found without notes", () => {
    const [one, two] = FAIRNESS.nonces;
    expect(opened({ commitment: OTHER })).toEqual(["commitment"]);
    expect(opened({ nonces: [one!, two!] })).toEqual(["nonces", "chain"]);
    expect(opened({ nonces: [one!, two!, one!] })).toEqual(["nonces", "chain"]);
    expect(opened({ head: VERSION_1.start })).toEqual(["chain"]);
  });
});
