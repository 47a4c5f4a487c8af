// A memo lies near its card, on the page, and over no answer.

import { describe, expect, it } from "vitest";
import { beside, type Box, overlap, type Size } from "./beside";

const PAGE: Size = { width: 1000, height: 600 };
const MEMO: Size = { width: 320, height: 150 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const placed = (anchor: Box, free: readonly Box[] = []): Box => {
  const { left, top } = beside(anchor, MEMO, PAGE, free);
  return box(left, top, MEMO.width, MEMO.height);
};

describe("a memo", () => {
  it("lies below what it is about", () => {
    expect(placed(box(400, 100, 80, 112))).toEqual(box(280, 218, 320, 150));
  });

  it("lies above where there is no room below", () => {
    expect(placed(box(400, 450, 80, 112))).toEqual(box(280, 294, 320, 150));
  });

  it.each([
    ["the left edge", box(0, 200, 80, 112)],
    ["the right edge", box(920, 200, 80, 112)],
    ["a corner", box(900, 480, 80, 112)],
  ])("stays on the page at %s", (_, anchor) => {
    const at = placed(anchor);
    expect([at.left >= 8, at.top >= 8, at.right <= 992, at.bottom <= 592]).toEqual([true, true, true, true]);
    expect(overlap(at, anchor)).toBe(0);
  });

  it.each([
    ["below", [box(300, 220, 280, 50)]],
    ["below and above", [box(300, 330, 280, 50), box(300, 120, 280, 50)]],
  ])("avoids the answers that are %s", (_, answers) => {
    const anchor = box(400, 190, 80, 112);
    const at = placed(anchor, answers);
    for (const answer of [...answers, anchor]) expect(overlap(at, answer)).toBe(0);
  });

  it("lies above a grid of answers for one in its second row", () => {
    const grid = [0, 1, 2, 3, 4].flatMap((column) =>
      [300, 420].map((top) => box(10 + column * 196, top, 190, 110)),
    );
    const at = placed(grid[5]!, grid);
    expect(at.bottom).toBeLessThanOrEqual(300);
  });
});
