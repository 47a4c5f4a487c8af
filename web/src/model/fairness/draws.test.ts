import { describe, expect, it } from "vitest";
import { EXAMPLE, VERSION_1 } from "../../testing/fairness";
import {
  Basis,
  canonical,
  chained,
  chainStart,
  commitment,
  dealt,
  Draws,
  lockDigest,
  promiseOf,
  type Terms,
} from "./draws";

const { lock, shares } = EXAMPLE;
const { terms } = VERSION_1;

it("the secret, the promises, the lock and the shares of the example", () => {
  expect(commitment(EXAMPLE.secret)).toBe(EXAMPLE.commitment);
  expect(lockDigest(lock)).toBe(EXAMPLE.digest);
  expect(Basis.ofLock(lock, shares).digest).toBe(EXAMPLE.deal);
  for (const seat of [0, 2])
    expect(lock.seats[seat]).toEqual({ kind: "person", promise: promiseOf(lock, seat, shares[seat]!) });
});

it("the secret and the terms of version 1", () => {
  expect(commitment(VERSION_1.secret, 1)).toBe(VERSION_1.commitment);
  expect(Basis.ofTerms(terms).digest).toBe(VERSION_1.digest);
});

const chosen = { seats: lock.draws_seats, first: lock.first };
describe.each([
  ["version 2", EXAMPLE, Basis.ofLock(lock, shares), lock.scenarios.map(({ id }) => id), chosen],
  ["version 1", VERSION_1, Basis.ofTerms(terms), terms.sets, terms],
])("of %s", (_, page, basis, sets, rest) => {
  it("the lots, of which many words are passed over", () => {
    const draws = new Draws(page.secret, basis);
    expect(page.below.map(() => draws.below(page.bound))).toEqual(page.below);
  });

  it("the deal", () => {
    const draws = new Draws(page.secret, basis);
    expect(sets[draws.below(sets.length)]).toBe(page.set);
    const { order, first, cards, cemetery } = page;
    expect(dealt(draws, rest, page.setup.scenario)).toEqual({ order, first, cards, cemetery });
  });

  it("the chain", () => {
    let head = chainStart(page.secret, basis, page.setup);
    expect(head).toBe(page.start);
    for (const step of page.chain) {
      head = chained(basis.version, head, step.nonce, step.action);
      expect(head).toBe(step.head);
    }
  });
});

it("JSON has one form, whatever the order of the fields", () => {
  const people: Terms["people"] = [{ share: "", name: 'Zoë "Z" 🎭' }];
  expect(canonical({ sets: [], seats: false, people, first: 2 })).toBe(
    '{"first":2,"people":[{"name":"Zoë \\"Z\\" 🎭","share":""}],"seats":false,"sets":[]}',
  );
});
