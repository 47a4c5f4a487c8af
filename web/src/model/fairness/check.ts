// Verifies that a game was dealt and played as committed, from its record and from what this page recorded.

import { same } from "../settings";
import type { Lock, Scenario } from "../../api/protocol";
import {
  Basis,
  chained,
  chainStart,
  commitment,
  dealt,
  Draws,
  promiseOf,
  type Hex,
  type LockedDeal,
  type Terms,
  type Version,
} from "./draws";
import type { Witness } from "./witness";

type CheckId =
  | "commitment"
  | "terms"
  | "lock"
  | "share"
  | "promises"
  | "settings"
  | "set"
  | "seats"
  | "first"
  | "cards"
  | "cemetery"
  | "nonces"
  | "chain"
  | "heads";

export interface Check {
  id: CheckId;
  holds: boolean;
}

/** The proof in a record: with terms in version 1, with a deal in version 2. */
export interface Fairness {
  commitment: Hex;
  secret: Hex;
  terms?: Terms;
  deal?: LockedDeal;
  nonces: readonly Hex[];
  head: Hex;
}

/** The part of a record that is checked here. */
export interface DealRecord {
  rules: number;
  setup: { scenario: Scenario; options: object };
  names: readonly string[];
  deal: { cards: readonly string[]; cemetery: readonly string[]; first: number };
  actions: readonly unknown[];
  fairness?: Fairness;
}

/** The version under which a game was dealt; null without a commitment. */
export const versionOf = ({ fairness }: DealRecord): Version | null =>
  fairness === undefined ? null : fairness.deal ? 2 : 1;

/** The checks of a record, each with its result; empty for a game without a commitment. */
export function verify(record: DealRecord, witness: Witness | null): Check[] {
  const { fairness } = record;
  if (fairness === undefined && witness === null) return [];
  try {
    return opened(record, fairness!, witness);
  } catch {
    return [{ id: "commitment", holds: false }]; // committed to, and now absent or unreadable
  }
}

function opened(record: DealRecord, fairness: Fairness, witness: Witness | null): Check[] {
  const { deal, terms, nonces } = fairness;
  const basis = deal ? Basis.ofLock(deal.lock, deal.shares) : Basis.ofTerms(terms!);
  const checks = deal
    ? [...locked(record, fairness, deal, basis, witness)]
    : [...termed(record, fairness, terms!, basis, witness)];
  const unique = nonces.length === record.actions.length && new Set(nonces).size === nonces.length;
  checks.push({ id: "nonces", holds: unique });
  const heads = chain(record, fairness, basis);
  checks.push({ id: "chain", holds: heads.at(-1) === fairness.head });
  if (witness?.heads.length) {
    const known = new Set(heads);
    checks.push({ id: "heads", holds: witness.heads.every((head) => known.has(head)) });
  }
  return checks;
}

// Version 2

function* locked(
  { rules, setup, deal: played }: DealRecord,
  { secret, commitment: promised }: Fairness,
  deal: LockedDeal,
  basis: Basis,
  witness: Witness | null,
): Generator<Check> {
  const { lock, shares, order } = deal;
  yield { id: "commitment", holds: promised === commitment(secret) && committed(lock, promised, witness) };
  if (witness?.lock) yield { id: "lock", holds: same(witness.lock, lock) };
  if (witness?.share && hasPromised(witness))
    yield {
      id: "share",
      holds: witness.seat === null ? shares.includes(witness.share) : shares[witness.seat] === witness.share,
    };
  yield { id: "promises", holds: kept(deal) };
  const { players, seats, first: begins, options } = lock.settings;
  const agreed =
    lock.rules === rules &&
    players === lock.seats.length &&
    lock.draws_seats === (seats === "random") &&
    lock.first === begins;
  yield { id: "settings", holds: agreed && same(options, setup.options) };
  const draws = new Draws(secret, basis);
  const scenario =
    lock.scenarios.length > 1 ? lock.scenarios[draws.below(lock.scenarios.length)] : lock.scenarios[0];
  yield { id: "set", holds: same(scenario, setup.scenario) };
  const drawn = dealt(draws, { seats: lock.draws_seats, first: lock.first }, scenario!);
  const sat = witness === null || witness.seat === null || witness.sat === null;
  yield { id: "seats", holds: same(drawn.order, order) && (sat || order[witness.sat!] === witness.seat) };
  yield { id: "first", holds: drawn.first === played.first };
  yield { id: "cards", holds: same(drawn.cards, played.cards) };
  yield { id: "cemetery", holds: same(drawn.cemetery, played.cemetery) };
}

/** Whether all secrets are those committed to, also in the attempts before. */
function committed(lock: Lock, promised: Hex, witness: Witness | null): boolean {
  const burnt = lock.failed.map(({ secret }) => commitment(secret));
  return (
    lock.commitment === promised &&
    (witness === null || witness.commitment === promised) &&
    lock.attempt === burnt.length + 1 &&
    new Set([...burnt, promised]).size === lock.attempt &&
    (witness?.earlier ?? []).every((one) => burnt.includes(one))
  );
}

/** Whether the person's share was in the lock: a promise may have come too late for it. */
function hasPromised({ lock, seat }: Witness): boolean {
  const mine = lock === null || seat === null ? null : lock.seats[seat];
  return mine === null || (mine?.kind === "person" && mine.promise !== "");
}

/** Whether everybody who promised a share revealed that share, and nobody else any. */
function kept({ lock, shares }: LockedDeal): boolean {
  if (shares.length !== lock.seats.length) return false;
  return lock.seats.every((one, seat) => {
    const promise = one.kind === "person" ? one.promise : "";
    const share = shares[seat]!;
    return promise === "" ? share === "" : share !== "" && promiseOf(lock, seat, share) === promise;
  });
}

// Version 1

function* termed(
  { setup: { scenario }, names, deal }: DealRecord,
  { secret, commitment: promised }: Fairness,
  terms: Terms,
  basis: Basis,
  witness: Witness | null,
): Generator<Check> {
  const found = commitment(secret, 1);
  yield { id: "commitment", holds: found === promised && found === (witness?.commitment ?? found) };
  if (witness?.terms || witness?.share) yield { id: "terms", holds: agreed(terms, witness) };
  const draws = new Draws(secret, basis);
  if (terms.sets.length)
    yield { id: "set", holds: terms.sets[draws.below(terms.sets.length)] === scenario.id };
  const { order, first, cards, cemetery } = dealt(draws, terms, scenario);
  const seated = order.map((seat) => terms.people[seat]?.name);
  yield { id: "seats", holds: terms.people.length === order.length && same(seated, names) };
  yield { id: "first", holds: first === deal.first };
  yield { id: "cards", holds: same(cards, deal.cards) };
  yield { id: "cemetery", holds: same(cemetery, deal.cemetery) };
}

/** Whether the terms are those recorded, with the person's share unless that came too late for them. */
function agreed(terms: Terms, { terms: recorded, share }: Witness): boolean {
  if (recorded) return same(recorded, terms);
  return terms.people.some((person) => person.share === share);
}

/** The heads of the chain of all actions. */
function chain({ setup, actions }: DealRecord, { secret, nonces }: Fairness, basis: Basis): Hex[] {
  const heads = [chainStart(secret, basis, setup)];
  for (const [number, action] of actions.slice(0, nonces.length).entries())
    heads.push(chained(basis.version, heads.at(-1)!, nonces[number]!, action));
  return heads;
}
