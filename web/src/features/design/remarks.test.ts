import { expect, test } from "vitest";
import type { Figures } from "../../api/protocol";
import { even, remarks, side } from "./remarks";

const wins = (share: number, around: number) => ({
  times: 1000,
  share,
  low: share - around,
  high: share + around,
});

const FIGURES = {
  fair_share: 0.25,
  characters: {
    judge: wins(0.31, 0.02),
    king: wins(0.35, 0.02),
    fool: wins(0.19, 0.02),
    queen: wins(0.26, 0.002),
    spy: wins(0.29, 0.06),
  },
  seats: [wins(0.3, 0.01), wins(0.25, 0.01), wins(0.25, 0.01), wins(0.2, 0.01)],
  endings: { thirteen: 0.8, "turn-limit": 0.2 },
} as unknown as Figures;

test("a share stands out where a fair one lies beyond its interval, and far enough away", () => {
  expect(side(wins(0.3, 0.02), 0.25)).toBe("up");
  expect(side(wins(0.2, 0.02), 0.25)).toBe("down");
  expect(side(wins(0.3, 0.06), 0.25)).toBeNull();
  expect(side(wins(0.26, 0.001), 0.25)).toBeNull();
});

test("those that stand out come by how much they do", () => {
  expect(remarks(FIGURES)).toEqual({
    lucky: [
      ["king", 0.35],
      ["judge", 0.31],
    ],
    unlucky: [["fool", 0.19]],
    seats: [
      { seat: 1, side: "up", share: 0.3 },
      { seat: 4, side: "down", share: 0.2 },
    ],
    stalled: 0.2,
  });
  expect(even(remarks(FIGURES))).toBe(false);
});

test("where nothing stands out, that is said", () => {
  const quiet = { ...FIGURES, characters: {}, seats: [wins(0.25, 0.02)], endings: { thirteen: 1 } };
  expect(even(remarks(quiet as unknown as Figures))).toBe(true);
});
