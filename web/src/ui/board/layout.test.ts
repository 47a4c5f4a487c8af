import { describe, expect, it } from "vitest";
import { layout, RATIO, type Placed, type Shape, type Size } from "./layout";

const handOf = (count: number) => ({ 2: 3, 3: 2 })[count] ?? 1;
const SPACES: [string, Shape, Size][] = [
  ["1440×900", "wide", { width: 1136, height: 852 }],
  ["1024×768", "wide", { width: 968, height: 720 }],
  ["1920×1080", "wide", { width: 1616, height: 1032 }],
  ["2560×1440", "wide", { width: 2256, height: 1392 }],
  ["390×844", "narrow", { width: 390, height: 620 }],
  ["390×664", "narrow", { width: 390, height: 450 }],
  ["360×640", "narrow", { width: 360, height: 430 }],
  ["820×1180", "narrow", { width: 820, height: 930 }],
  ["844×390", "flat", { width: 480, height: 390 }],
  ["667×375", "flat", { width: 380, height: 375 }],
];
const counts = Array.from({ length: 12 }, (_, index) => index + 2);
const cases = SPACES.flatMap(([name, shape, space]) =>
  counts.map((count): [string, number, Shape, Size] => [name, count, shape, space]),
);

describe.each(cases)("on %s with %i players", (_, count, shape, space) => {
  const placed = layout(count, space, handOf(count), shape);
  const box = ({ side, x, y }: Placed) => {
    const wideSide = placed.shape === "wide" && (side === "left" || side === "right");
    const width = wideSide ? 0 : placed.tile.width;
    const height = wideSide ? (placed.plate === "full" ? 132 : 98) : placed.tile.height;
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2, side };
  };

  it("nobody sits on anybody else", () => {
    const boxes = placed.seats.slice(1).map(box);
    expect(placed.seats).toHaveLength(count);
    const clashes = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.side === other.side &&
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
    );
    expect(clashes).toEqual([]);
  });

  it("everybody is on the table and its cards can be tapped", () => {
    for (const { x, y } of placed.seats) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(placed.size.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(placed.size.height);
    }
    expect(placed.card).toBeGreaterThanOrEqual(26);
  });

  it("the middle stays free", () => {
    expect(placed.middle.width).toBeGreaterThanOrEqual(80);
    expect(placed.middle.height).toBeGreaterThanOrEqual(60);
  });
});

it("cards are large on a desktop with six players", () => {
  const placed = layout(6, { width: 1136, height: 852 }, 1, "wide");
  expect(placed.card * RATIO).toBeGreaterThanOrEqual(130);
  expect(placed.own * RATIO).toBeGreaterThanOrEqual(220);
});

it("larger screens have larger cards", () => {
  const [small, large] = SPACES.slice(0, 4)
    .sort(([, , one], [, , other]) => one.width - other.width)
    .map(([, shape, space]) => layout(6, space, 1, shape).card)
    .filter((_, index) => index === 0 || index === 3);
  expect(large!).toBeGreaterThan(small!);
});
