import { describe, expect, it } from "vitest";
import { RATIO } from "./layout";
import { middle, SteadyMiddle } from "./middle";

const LABEL = { width: 106, height: 26 };
const WIDE = { width: 640, height: 240 };
const things = { heaps: 2, cards: 0, mask: false };

describe("the middle of the table", () => {
  it("shows large drawings in one row where there is room", () => {
    const { heap, width, apart } = middle(WIDE, things, 108, 1);
    expect(heap).toBeGreaterThan(120);
    expect(width).toBeGreaterThanOrEqual(2 * heap);
    expect(apart).toBe(false);
  });

  it("keeps the cards as large as the others' and puts them between the heaps", () => {
    const { card, apart, heap } = middle(WIDE, { ...things, cards: 2 }, 108, 1);
    expect(card).toBe(108);
    expect(apart).toBe(false);
    expect(heap).toBeGreaterThanOrEqual(LABEL.width);
  });

  it("lets the claimed mask give way first, and drawings before labels", () => {
    const crowded = { heaps: 3, cards: 2, mask: true };
    expect(middle({ width: 900, height: 240 }, crowded, 90, 1).mask).toBe(true);
    expect(middle({ width: 420, height: 140 }, crowded, 90, 1).mask).toBe(false);
    expect(middle({ width: 130, height: 110 }, { ...crowded, cards: 0 }, 90, 1).heap).toBe(0);
  });

  it.each([
    [240, 250],
    [212, 180],
    [130, 160],
    [364, 130],
    [640, 240],
  ])("stays within %i by %i", (width, height) => {
    for (const heaps of [2, 3])
      for (const cards of [0, 1, 2]) {
        const found = middle({ width, height }, { heaps, cards, mask: true }, 60, 1);
        const items = heaps + Number(found.mask);
        const across = cards * Math.max(found.card, 46) + Math.max(0, cards - 1) * 8;
        const room = found.apart ? found.width : found.width - across;
        const columns = Math.max(1, Math.floor((room + 10) / (Math.max(found.heap, LABEL.width) + 10)));
        const lines = Math.ceil(items / columns);
        const above = found.apart && cards > 0 ? found.card * RATIO + 8 : 0;
        const tall = lines * (found.heap * 0.78 + LABEL.height) + (lines - 1) * 8 + above;
        expect(found.width).toBeLessThanOrEqual(width + 0.01);
        expect(tall).toBeLessThanOrEqual(height + 0.01);
      }
  });
});

describe("the middle while a player chooses in several steps", () => {
  const room = (height: number) => ({ x: 400, y: 100 + height / 2, width: 640, height });

  it("keeps its measures, and its place where it can", () => {
    const steady = new SteadyMiddle();
    const before = steady.arrange(false, "", room(240), things, 108, 1);
    expect(steady.arrange(true, "", room(300), things, 108, 1)).toEqual(before);
    const lower = steady.arrange(true, "", room(160), things, 108, 1);
    expect([lower.heap, lower.width]).toEqual([before.heap, before.width]);
    expect(lower.y + lower.height / 2).toBeLessThanOrEqual(260);
  });

  it("gets smaller only where it has to, and only as long", () => {
    const steady = new SteadyMiddle();
    const before = steady.arrange(false, "", room(240), things, 108, 1);
    const crammed = steady.arrange(true, "", room(90), things, 108, 1);
    expect(crammed.heap).toBeLessThan(before.heap);
    expect(steady.arrange(true, "", room(240), things, 108, 1)).toEqual(before);
    expect(steady.arrange(true, "another width", room(90), things, 108, 1)).toEqual(crammed);
  });
});
