import { expect, test } from "vitest";
import { cell, grasp, stays } from "./cell";
import { claimed, chronicleOf, started } from "../../testing/truth";

const guess = (character: string, chance: number) => ({ character, chance });

test.each([
  ["sure", [guess("king", 1)]],
  ["sure", [guess("king", 0.92), guess("queen", 0.08)]],
  ["unsure", [guess("king", 0.7), guess("queen", 0.3)]],
  ["unsure", [guess("queen", 0.4), guess("king", 0.3), guess("judge", 0.3)]],
  ["wrong", [guess("queen", 0.75), guess("king", 0.25)]],
  ["wrong", [guess("queen", 1)]],
])("who holds the King is %s with %j", (expected, guesses) => {
  expect(grasp(guesses, "king")).toBe(expected);
});

test("a toss-up is no mistake, whichever is told first", () => {
  expect(grasp([guess("bishop", 0.5), guess("king", 0.5)], "king")).toBe("unsure");
  expect(grasp([guess("bishop", 0.5012), guess("king", 0.4988)], "king")).toBe("unsure");
});

test("a cell tells the true card, what was believed of it, and what was claimed with it", () => {
  const claim = claimed(1, "king", 0.02);
  const { moments, rows } = chronicleOf({
    events: [started(1, 1), { type: "announced", player: 1, character: "king", spot: 1 }],
    claims: [claim],
    believed: {
      1: [
        ["queen", 0.98],
        ["bishop", 0.02],
      ],
    },
  });
  expect(cell(moments[1]!, rows, 1)).toMatchObject({
    character: "bishop",
    grasp: "wrong",
    claim,
    active: true,
    shown: false,
  });
  expect(cell(moments[1]!, rows, 0)).toMatchObject({
    character: "judge",
    grasp: "sure",
    claim: null,
    active: false,
  });
});

test("nobody believes anything of the centre's cards", () => {
  const { moments, rows } = chronicleOf();
  expect(cell(moments[0]!, rows, 4)).toMatchObject({
    character: "thief",
    grasp: null,
    guesses: [],
    claim: null,
  });
});

test("where no card lies there is nothing to know", () => {
  const gone = ["judge", "bishop", "king", "queen", "thief", null];
  const { moments, rows } = chronicleOf({ events: [started(1, 0)], cards: gone });
  expect(cell(moments[1]!, rows, 5)).toMatchObject({ character: null, grasp: null });
});

test("a card stays in a place until another one comes", () => {
  expect(stays(["judge", "judge", "king", null, "judge"])).toEqual([
    { since: 0, left: 2 },
    { since: 1, left: 1 },
    { since: 0, left: 1 },
    { since: 0, left: 1 },
    { since: 0, left: 1 },
  ]);
});
