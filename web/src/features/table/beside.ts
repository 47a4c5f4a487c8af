// Where something is shown beside a thing on the page: near it, within the page, and where possible not over other things.

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
export interface Size {
  width: number;
  height: number;
}

const GAP = 6;
const EDGE = 8;

/** The upper left corner: below, above, right or left of the anchor, else above all that must stay free. */
export function beside(
  anchor: Box,
  size: Size,
  page: Size,
  free: readonly Box[],
): { left: number; top: number } {
  const within = (at: number, length: number, end: number) =>
    Math.max(EDGE, Math.min(end - length - EDGE, at));
  const x = (anchor.left + anchor.right - size.width) / 2;
  const y = (anchor.top + anchor.bottom - size.height) / 2;
  const highest = Math.min(anchor.top, ...free.map(({ top }) => top));
  const places = [
    [x, anchor.bottom + GAP],
    [x, anchor.top - GAP - size.height],
    [anchor.right + GAP, y],
    [anchor.left - GAP - size.width, y],
    [x, highest - GAP - size.height],
  ] as const;
  const boxes = places.map(([left, top]) => ({
    left: within(left, size.width, page.width),
    top: within(top, size.height, page.height),
  }));
  const costs = boxes.map((box) => {
    const whole = { ...box, right: box.left + size.width, bottom: box.top + size.height };
    return [anchor, ...free].reduce((sum, one) => sum + overlap(whole, one), 0);
  });
  return boxes[costs.indexOf(Math.min(...costs))]!;
}

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
