import { expect, test } from "vitest";
import type { Chronicle } from "./chronicle";
import { awards } from "./awards";
import { claimed, chronicleOf, started, swapped } from "../../testing/truth";

const given = (chronicle: Chronicle, title: string) =>
  awards(chronicle).find((honour) => honour.title === `truth-honour-${title}`) ?? null;
const announced = (turn: number, player: number) => [
  started(turn, player),
  { type: "announced", player, character: "king", spot: player } as const,
];

test("nothing happened, nothing is honoured", () => {
  expect(awards(chronicleOf())).toEqual([]);
});

test("the finest bluff was not contested, and brought most", () => {
  const game = chronicleOf(
    { events: announced(1, 0), claims: [claimed(0, "king", 0)], coins: [7, 6, 6, 6] },
    { events: announced(2, 1), claims: [claimed(1, "king", 0.02)], coins: [7, 9, 6, 6] },
    {
      events: announced(3, 3),
      claims: [claimed(3, "king", 0), claimed(2, "king", 1, { contest: true, true: true })],
      coins: [7, 9, 6, 12],
    },
  );
  expect(given(game, "bluff")).toMatchObject({
    player: 1,
    character: "king",
    turn: 2,
    facts: { coins: 3, percent: 2 },
  });
  expect(given(game, "nose")).toMatchObject({ player: 2, facts: { count: 1 } });
});

test("the longest self-delusion is one stretch of turns", () => {
  const wrong = { 2: [["judge", 1]] as [string, number][] };
  const game = chronicleOf(
    { events: [started(1, 0)], believed: { ...wrong, 3: [["judge", 1]] } },
    { events: [started(2, 1)], believed: wrong },
    { events: [started(3, 2)] },
    { events: [started(4, 3)], believed: wrong },
  );
  expect(given(game, "delusion")).toMatchObject({
    player: 2,
    turn: 1,
    facts: { turns: 2, first: 1, last: 2 },
  });
});

test("a delusion that lasts to the end counts to the end", () => {
  const wrong = {
    1: [
      ["judge", 0.9],
      ["bishop", 0.1],
    ] as [string, number][],
  };
  const game = chronicleOf(
    { events: [started(1, 0)] },
    { events: [started(2, 1)], believed: wrong },
    { events: [started(3, 2)], believed: wrong },
  );
  expect(given(game, "delusion")).toMatchObject({ facts: { turns: 2, first: 2, last: 3 } });
});

test("the quickest hands count what was pretended, too", () => {
  const game = chronicleOf(
    { events: [started(1, 0), swapped(0, 0, 1, false)] },
    { events: [started(2, 1), swapped(1, 1, 2, true)] },
    { events: [started(3, 0), swapped(0, 0, 1, true)] },
  );
  expect(given(game, "hands")).toMatchObject({ player: 0, facts: { count: 2, real: 1 } });
});

test("luck is a claim that was true against the odds; honesty is never a false one", () => {
  const game = chronicleOf(
    { events: announced(1, 2), claims: [claimed(2, "king", 0.25, { true: true })] },
    { events: announced(2, 2), claims: [claimed(2, "king", 1, { true: true })] },
  );
  expect(given(game, "luck")).toMatchObject({ player: 2, turn: 1, facts: { percent: 25 } });
  expect(given(game, "honesty")).toMatchObject({ player: 2, facts: { count: 2 } });
});

test("the most travelled card moved most often", () => {
  const game = chronicleOf(
    { events: [started(1, 0)], cards: ["bishop", "judge", "king", "queen", "thief", "cheat"] },
    { events: [started(2, 1)], cards: ["bishop", "king", "judge", "queen", "thief", "cheat"] },
  );
  expect(given(game, "traveller")).toMatchObject({
    character: "judge",
    facts: { moves: 2, holders: 3 },
    turn: 1,
  });
});
