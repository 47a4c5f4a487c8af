import { describe, expect, it } from "vitest";
import { fit, overlap, ring, type Size } from "./ring";

const PHONE = { width: 390, height: 520 };
const LAPTOP = { width: 1040, height: 620 };
const handOf = (count: number) => ({ 2: 3, 3: 2 })[count] ?? 1;

const counts = Array.from({ length: 12 }, (_, index) => index + 2);
const tables: [number, string, Size][] = [
  ...counts.map((count): [number, string, Size] => [count, "a laptop", LAPTOP]),
  ...counts.map((count): [number, string, Size] => [count, "a phone", PHONE]),
];

describe.each(tables)("%i seats on %s", (count, _, space) => {
  const { tile, card, points } = fit(count, space, handOf(count));

  it("do not lie on each other", () => {
    const clashes = points.flatMap((one, index) =>
      points.flatMap((other, at) => (at > index && overlap(one, other, tile) ? [[index, at]] : [])),
    );
    expect(points).toHaveLength(count);
    expect(clashes).toEqual([]);
  });

  it("stay on the page, with cards that can be seen", () => {
    for (const { x, y } of points) {
      expect(x - tile.width / 2).toBeGreaterThanOrEqual(-0.01);
      expect(x + tile.width / 2).toBeLessThanOrEqual(space.width + 0.01);
      expect(y - tile.height / 2).toBeGreaterThanOrEqual(-0.01);
      expect(y + tile.height / 2).toBeLessThanOrEqual(space.height + 0.01);
    }
    expect(card).toBeGreaterThanOrEqual(40);
  });
});

it("begins at the bottom and goes round clockwise", () => {
  const [me, left, across, right] = ring(4, LAPTOP, { width: 100, height: 100 });
  expect([me!.x, me!.y]).toEqual([520, 570]);
  expect(left!.x).toBeLessThan(200);
  expect([Math.round(across!.x), Math.round(across!.y)]).toEqual([520, 50]);
  expect(right!.x).toBeGreaterThan(840);
});

it("makes room for several cards side by side", () => {
  const widths = [1, 2, 3].map((hand) => fit(2, LAPTOP, hand).tile.width);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(new Set(widths).size).toBe(3);
});

it("leaves the middle room for cards that lie there", () => {
  const short = { width: 390, height: 400 };
  const [bare, laid] = [fit(4, short, 1), fit(4, short, 1, true)];
  expect(laid.card).toBeLessThan(bare.card);
  const [bottom, , top] = laid.points;
  expect(bottom!.y - top!.y - laid.tile.height).toBeGreaterThanOrEqual(170 + laid.card);
});
