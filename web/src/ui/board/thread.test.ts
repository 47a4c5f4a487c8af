import { describe, expect, it } from "vitest";
import { controlOf, pointsOn, type Box } from "./thread";

const TABLE = { width: 1000, height: 700 };
const MIDDLE = { x: 500, y: 350 };
const [LEFT, RIGHT] = [
  { x: 200, y: 350 },
  { x: 800, y: 350 },
];
const within = ({ left, top, right, bottom }: Box) =>
  pointsOn(LEFT, controlOf(LEFT, RIGHT, MIDDLE, TABLE, [{ left, top, right, bottom }]), RIGHT).filter(
    ({ x, y }) => x > left && x < right && y > top && y < bottom,
  );

describe("a thread", () => {
  it("bends a little towards the middle where nothing is in its way", () => {
    expect(controlOf({ x: 200, y: 100 }, { x: 800, y: 100 }, MIDDLE, TABLE, [])).toEqual({ x: 500, y: 175 });
  });

  it.each([
    ["in the middle", { left: 400, top: 280, right: 600, bottom: 420 }],
    ["above it", { left: 300, top: 200, right: 700, bottom: 360 }],
    ["at one end", { left: 240, top: 340, right: 330, bottom: 360 }],
  ])("runs around what lies %s", (_, box) => {
    expect(within(box)).toEqual([]);
  });

  it("takes the way with the least in it, on the table", () => {
    const wall = { left: 480, top: 0, right: 520, bottom: 700 };
    const control = controlOf(LEFT, RIGHT, MIDDLE, TABLE, [wall]);
    for (const { x, y } of pointsOn(LEFT, control, RIGHT)) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(y).toBeLessThan(TABLE.height);
      expect(x).toBeLessThan(TABLE.width);
    }
  });
});
