// The layout of seats around a table of any shape: evenly spaced along its edge, the first at the bottom.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const STEPS = 720;

/** A point of the edge at an angle, 0 at the bottom and clockwise; the higher the bend, the squarer the table. */
function edge(angle: number, rx: number, ry: number, bend: number): Point {
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / bend);
  return { x: -rx * power(Math.sin(angle)), y: ry * power(Math.cos(angle)) };
}

/** The centres of `count` tiles in a space, clockwise from the bottom. */
export function ring(count: number, space: Size, tile: Size): Point[] {
  const rx = Math.max(0, (space.width - tile.width) / 2);
  const ry = Math.max(0, (space.height - tile.height) / 2);
  const middle = { x: space.width / 2, y: space.height / 2 };
  // Narrow spaces get a nearly square table, so that its corners are used.
  const bend = space.width < 640 ? 6 : 2.6;
  const points = Array.from({ length: STEPS + 1 }, (_, step) =>
    edge((2 * Math.PI * step) / STEPS, rx, ry, bend),
  );
  const lengths = [0];
  for (let step = 1; step <= STEPS; step++) {
    const [from, to] = [points[step - 1]!, points[step]!];
    lengths.push(lengths[step - 1]! + Math.hypot(to.x - from.x, to.y - from.y));
  }
  const whole = lengths[STEPS]!;
  return Array.from({ length: count }, (_, index) => {
    const wanted = (whole * index) / count;
    const step = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted),
    );
    // Between two steps: where the edge is flat, they are far from each other.
    const [from, to] = [points[step - 1]!, points[step]!];
    const part = (wanted - lengths[step - 1]!) / (lengths[step]! - lengths[step - 1]! || 1);
    return { x: middle.x + from.x + part * (to.x - from.x), y: middle.y + from.y + part * (to.y - from.y) };
  });
}
