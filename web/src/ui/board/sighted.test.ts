import { describe, expect, it } from "vitest";
import { layout, shapeOf } from "./layout";
import { sighted } from "./sighted";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

describe("a card that was just shown", () => {
  for (const size of SIZES)
    for (const players of [4, 6, 9])
      for (const cards of [1, 2])
        it(`leaves bank and courthouse free: ${cards} among ${players} at ${size.width}`, () => {
          const placed = layout(players, { ...size, height: size.height - 140 }, 1, shapeOf(size));
          const { x, y, width, height, middle, between } = sighted(
            placed,
            cards,
            { heaps: 2, cards: 0, mask: false },
            1,
          );
          if (between > 0) {
            expect(between).toBeGreaterThan(width);
            expect(middle.width - between).toBeGreaterThanOrEqual(250);
          } else {
            const across = Math.abs(x - middle.x) - (width + middle.width) / 2;
            const down = Math.abs(y - middle.y) - (height + middle.height) / 2;
            expect(Math.max(across, down)).toBeGreaterThanOrEqual(0);
          }
        });
});
