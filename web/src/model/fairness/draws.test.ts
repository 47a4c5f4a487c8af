import { expect, it } from "vitest";
import type { Terms } from "../../api/protocol";
import { canonical, chained, chainStart, commitment, dealt, Draws, termsDigest } from "./draws";
import { EXAMPLE } from "../../testing/fairness";

const { secret, terms, setup } = EXAMPLE;

it("the secret and the terms of the example", () => {
  expect(commitment(secret)).toBe(EXAMPLE.commitment);
  expect(termsDigest(terms)).toBe(EXAMPLE.digest);
});

it("the lots of the example, of which many words are passed over", () => {
  const draws = new Draws(secret, terms);
  expect(EXAMPLE.below.map(() => draws.below(EXAMPLE.bound))).toEqual(EXAMPLE.below);
});

it("the deal of the example", () => {
  const draws = new Draws(secret, terms);
  expect(terms.sets[draws.below(terms.sets.length)]).toBe(EXAMPLE.set);
  const { order, first, cards, cemetery } = EXAMPLE;
  expect(dealt(draws, terms, setup.scenario)).toEqual({ order, first, cards, cemetery });
});

it("the chain of the example", () => {
  let head = chainStart(secret, terms, setup);
  expect(head).toBe(EXAMPLE.start);
  for (const step of EXAMPLE.chain) {
    head = chained(head, step.nonce, step.action);
    expect(head).toBe(step.head);
  }
});

it("JSON has one form, whatever the order of the fields", () => {
  const people: Terms["people"] = [{ share: "", name: 'Zoë "Z" 🎭' }];
  expect(canonical({ sets: [], seats: false, people, first: 2 })).toBe(
    '{"first":2,"people":[{"name":"Zoë \\"Z\\" 🎭","share":""}],"seats":false,"sets":[]}',
  );
});
