// Verifies that a game was dealt and played as committed, from its record and from what this page recorded.

import { same } from "../settings";
import type { Scenario, Terms } from "../../api/protocol";
import { chained, chainStart, commitment, dealt, Draws, type Hex } from "./draws";
import type { Witness } from "./witness";

type CheckId =
  "commitment" | "terms" | "set" | "seats" | "first" | "cards" | "cemetery" | "nonces" | "chain" | "heads";

export interface Check {
  id: CheckId;
  holds: boolean;
}

export interface Fairness {
  commitment: Hex;
  secret: Hex;
  terms: Terms;
  nonces: readonly Hex[];
  head: Hex;
}

/** The part of a record that is checked here. */
export interface DealRecord {
  setup: { scenario: Scenario };
  names: readonly string[];
  deal: { cards: readonly string[]; cemetery: readonly string[]; first: number };
  actions: readonly unknown[];
  fairness?: Fairness;
}

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
  const found = commitment(fairness.secret);
  const opens = found === fairness.commitment && found === (witness?.commitment ?? found);
  const checks: Check[] = [{ id: "commitment", holds: opens }];
  if (witness?.terms || witness?.share) checks.push({ id: "terms", holds: agreed(fairness.terms, witness) });
  checks.push(...drawn(record, fairness));
  const { nonces } = fairness;
  const unique = nonces.length === record.actions.length && new Set(nonces).size === nonces.length;
  checks.push({ id: "nonces", holds: unique });
  const heads = chain(record, fairness);
  checks.push({ id: "chain", holds: heads.at(-1) === fairness.head });
  if (witness?.heads.length) {
    const known = new Set(heads);
    checks.push({ id: "heads", holds: witness.heads.every((head) => known.has(head)) });
  }
  return checks;
}

/** Whether the terms are those recorded before the game, with the person's share among them. */
function agreed(terms: Terms, { terms: recorded, share }: Witness): boolean {
  const mine = share === null || terms.people.some((person) => person.share === share);
  return mine && (recorded === null || same(recorded, terms));
}

function drawn({ setup, names, deal }: DealRecord, { secret, terms }: Fairness): Check[] {
  const { scenario } = setup;
  const draws = new Draws(secret, terms);
  const checks: Check[] = [];
  if (terms.sets.length)
    checks.push({ id: "set", holds: terms.sets[draws.below(terms.sets.length)] === scenario.id });
  const { order, first, cards, cemetery } = dealt(draws, terms, scenario);
  const seated = order.map((seat) => terms.people[seat]?.name);
  return [
    ...checks,
    { id: "seats", holds: terms.people.length === order.length && same(seated, names) },
    { id: "first", holds: first === deal.first },
    { id: "cards", holds: same(cards, deal.cards) },
    { id: "cemetery", holds: same(cemetery, deal.cemetery) },
  ];
}

/** The heads of the chain of all actions. */
function chain({ setup, actions }: DealRecord, { secret, terms, nonces }: Fairness): Hex[] {
  const heads = [chainStart(secret, terms, setup)];
  for (const [number, action] of actions.slice(0, nonces.length).entries())
    heads.push(chained(heads.at(-1)!, nonces[number]!, action));
  return heads;
}
