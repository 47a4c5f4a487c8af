// The way of a thread between two cards, around whatever it would run under.

import type { Point, Size } from "./layout";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far the thread bends towards the middle where nothing is in its way. */
const BEND = 0.3;
/** How far it may bend to either side to get around something, by its length; and what is kept free. */
const DETOURS = [0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6, 0.8, -0.8, 1, -1];
const GAP = 6;
/** On how many points of it that is tried, and how many of them a detour of its whole length is worth. */
const POINTS = 32;
const COST = 7;

/** The control point of a thread: of a short way with little in it. */
export function controlOf(
  from: Point,
  to: Point,
  middle: Point,
  within: Size,
  around: readonly Box[],
): Point {
  const towards = (one: number, other: number, centre: number) =>
    ((one + other) / 2) * (1 - BEND) + centre * BEND;
  const bent = { x: towards(from.x, to.x, middle.x), y: towards(from.y, to.y, middle.y) };
  const ways = DETOURS.map((part) => ({
    x: bent.x - (to.y - from.y) * part,
    y: bent.y + (to.x - from.x) * part,
  }));
  const cost = ways.map(
    (way, index) =>
      pointsOn(from, way, to).filter((point) => isIn(point, within, around)).length +
      COST * Math.abs(DETOURS[index]!),
  );
  return ways[cost.indexOf(Math.min(...cost))]!;
}

/** Points on the curve, from one end to the other. */
export function pointsOn(from: Point, control: Point, to: Point): Point[] {
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const t = index / POINTS;
    const along = (one: number, two: number, three: number) =>
      (1 - t) ** 2 * one + 2 * t * (1 - t) * two + t ** 2 * three;
    return { x: along(from.x, control.x, to.x), y: along(from.y, control.y, to.y) };
  });
}

/** Whether a point is under something, or beside the table. */
function isIn({ x, y }: Point, { width, height }: Size, boxes: readonly Box[]): boolean {
  if (x < GAP || y < GAP || x > width - GAP || y > height - GAP) return true;
  return boxes.some(
    ({ left, top, right, bottom }) => x > left - GAP && x < right + GAP && y > top - GAP && y < bottom + GAP,
  );
}
