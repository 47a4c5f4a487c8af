// Where everything lies on a table of any size: the viewer at the near edge, the others along the far side.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

type Side = "left" | "top" | "right" | "near";
/** Wide tables have choices beside the own card; narrow ones below it; flat ones have everything but the table beside it. */
export type Shape = "wide" | "narrow" | "flat";
/** How much of a player fits: everything, a little less, or a tile with face, card and coins. */
export type Plate = "full" | "small" | "tile";

export interface Placed extends Point {
  side: Side;
  /** How far the cards are turned, in degrees. */
  tilt: number;
}

export interface Layout {
  shape: Shape;
  plate: Plate;
  /** The widths of others' cards and of the own ones. */
  card: number;
  own: number;
  /** By seat, clockwise from the viewer's: the middle of each player's place. */
  seats: Placed[];
  /** The size of a player's place, and the most that a plate along the top may take. */
  tile: Size;
  most: number;
  /** What is free in the middle. */
  middle: Point & Size;
  /** The width of the bank and the courthouse. */
  heap: number;
  /** Where the last event is told. */
  story: Point & { width: number };
  /** The size of the table, which is more than its space where nothing smaller is legible. */
  size: Size;
}

/** A card's height by its width. */
export const RATIO = 1.4;

export function shapeOf({ width, height }: Size): Shape {
  if (width >= 880 && height >= 560) return "wide";
  return width >= 560 && height < 560 && width > height ? "flat" : "narrow";
}

interface Sides {
  left: number;
  top: number;
}

/** How many sit at each side and along the top, with as many at the sides as needed. */
const sidesFor = (others: number, sides: number): Sides => ({ left: sides, top: others - 2 * sides });

/** The width of coins beside a card. */
const purse = (card: number) => Math.max(26, card * 0.5);

function tileSize(plate: Plate, card: number, hand: number): Size {
  const cards = hand * card + (hand - 1) * 4;
  if (plate === "tile") return { width: Math.max(76, cards + 46), height: 66 };
  const words = plate === "full" ? 132 : 124;
  return {
    width: Math.max(words, cards + purse(card) + 10),
    height: card * RATIO + (plate === "full" ? 66 : 46),
  };
}

/** The places along the three far sides, clockwise from the viewer's left hand. */
function around({ left, top }: Sides, space: Size, tile: Size, sideTile: Size, edges: Edges): Placed[] {
  const places: Placed[] = [];
  const step = left === 0 ? 0 : (edges.bottom - edges.top) / left;
  const row = (index: number) => edges.top + step * (index + 0.5);
  for (let index = left - 1; index >= 0; index--)
    places.push({ side: "left", x: sideTile.width / 2 + edges.inset, y: row(index), tilt: -3 });
  const pitch = top === 0 ? 0 : Math.min((space.width - 2 * edges.inset) / top, edges.pitch);
  for (let index = 0; index < top; index++) {
    const away = index - (top - 1) / 2;
    const drop = edges.arch * (top > 1 ? (away / ((top - 1) / 2)) ** 2 : 0);
    places.push({
      side: "top",
      x: space.width / 2 + away * pitch,
      y: tile.height / 2 + edges.start + drop,
      tilt: away * (top > 4 ? 1 : 2),
    });
  }
  for (let index = 0; index < left; index++)
    places.push({
      side: "right",
      x: space.width - sideTile.width / 2 - edges.inset,
      y: row(index),
      tilt: 3,
    });
  return places;
}

interface Edges {
  /** Where the side seats begin and end, and how far they are from the edge. */
  top: number;
  bottom: number;
  inset: number;
  /** Where the top row begins, the most that is between its seats, and how far its ends come down. */
  start: number;
  pitch: number;
  arch: number;
}

/** A wide table: the near edge holds the own card with words and choices beside it. */
function wide(count: number, space: Size, hand: number): Layout {
  const others = count - 1;
  const { left, top } = sidesFor(others, others < 2 ? 0 : others < 7 ? 1 : others < 11 ? 2 : 3);
  const { width, height } = space;
  const room = top === 0 ? width : (0.81 * width) / top;
  const largest = Math.min(150, 0.126 * height * (height > 1000 ? 1.1 : 1), (0.4 * room) / hand);
  const own = Math.min(240, 0.205 * height, (0.3 * width) / hand);
  const nearEdge = height - own * RATIO - 34;
  let plate: Plate = "full";
  let card = largest;
  const start = 4;
  const arch = Math.min(26, height * 0.03);
  for (;;) {
    const tile = tileSize(plate, card, hand);
    const side = sideSize(plate, card, hand);
    const topEnd = top === 0 ? 12 : tile.height + start + (top > 2 ? arch : 0) + 8;
    const need = left * (side.height + 8);
    const fits = topEnd + need <= nearEdge + 20 && tile.width <= room;
    if (fits || (plate !== "full" && card <= 44)) {
      const edges = { top: topEnd, bottom: nearEdge + 10, inset: 6, start, pitch: room, arch };
      const seats = around({ left, top }, space, tile, side, edges);
      const inner = left === 0 ? 24 : side.width + 24;
      // With several cards the words beside them reach higher than the cards.
      const words = Math.min(nearEdge, height - 290);
      const middle = between(width, inner, topEnd + 4, words - 50);
      const most = Math.min(236, (width - 12) / Math.max(1, top) - 8, room - 8);
      const place = near(width / 2, height - own * 0.7 - 14);
      const story = { x: width / 2, y: words - 20, width: Math.min(middle.width, 700) };
      return finish({
        shape: "wide",
        plate,
        card,
        own,
        seats: [place, ...seats],
        tile,
        most,
        middle,
        size: space,
        story,
      });
    }
    if (plate === "full" && card < largest * 0.8) {
      plate = "small";
      card = largest;
    }
    card -= 2;
  }
}

/** A place at the side of a wide table: the plate stands beside the cards. */
const sideSize = (plate: Plate, card: number, hand: number): Size => ({
  width: 132 + 12 + hand * card + (hand - 1) * 4 + purse(card) + 10,
  height: Math.max(card * RATIO + 4, plate === "full" ? 118 : 88),
});

const near = (x: number, y: number): Placed => ({ side: "near", x, y, tilt: 0 });

function between(width: number, inner: number, top: number, bottom: number): Point & Size {
  return {
    x: width / 2,
    y: (top + bottom) / 2,
    width: Math.max(120, width - 2 * inner),
    height: Math.max(60, bottom - top),
  };
}

function finish(placed: Omit<Layout, "heap">): Layout {
  const { width, height } = placed.middle;
  const upright = width < 220;
  const heap = upright ? Math.min(width * 0.7, height * 0.28) : Math.min(width * 0.3, height * 0.62);
  return { ...placed, heap: Math.max(placed.shape === "wide" ? 92 : 44, Math.min(170, heap)) };
}

/** A narrow or flat table: up to three along the top and the others down the sides, in tiles where space is short. */
function small(shape: "narrow" | "flat", count: number, space: Size, hand: number, scale = 1): Layout {
  const others = count - 1;
  const { width, height } = space;
  const largest =
    shape === "narrow"
      ? Math.min(0.34 * width, (0.32 * height) / RATIO, (0.5 * width) / hand)
      : Math.min(0.19 * height, (0.5 * width) / hand);
  const own = largest * scale;
  const nearEdge = height - own * RATIO - (shape === "narrow" ? 56 : 14);
  const bottom = shape === "narrow" ? nearEdge : height - 6;
  const arch = 0;
  for (const plate of ["small", "tile"] as const) {
    const most = plate === "tile" ? 34 : Math.min(0.128 * width, 92);
    for (let card = most; card >= (plate === "tile" ? 26 : 44); card -= 2) {
      const tile = tileSize(plate, card, hand);
      const across = Math.max(
        1,
        Math.min(
          plate === "tile" || (others > 8 && width >= 700) ? 6 : 3,
          Math.floor((width - 4) / (tile.width + 2)),
        ),
      );
      for (let left = Math.max(0, Math.ceil((others - across) / 2)); left <= 4; left++) {
        const { top } = sidesFor(others, left);
        if (top < 0) break;
        const topEnd = top === 0 ? 4 : tile.height + 10;
        const free = width - 2 * (tile.width + 8);
        const beside = left === 0 || free >= (shape === "flat" ? own * hand + 20 : 84);
        if (!beside || topEnd + left * (tile.height + 4) > bottom) continue;
        const pitch = Math.min(width / Math.max(1, top), tile.width * 1.6 + 20);
        const edges = { top: topEnd, bottom: Math.min(bottom, topEnd + left * (tile.height + 40)), inset: 3 };
        const seats = around({ left, top }, space, tile, tile, { ...edges, start: 4, pitch, arch });
        const middle = between(width, left === 0 ? 8 : tile.width + 8, topEnd + 4, nearEdge - 6);
        const place =
          shape === "narrow"
            ? near(14 + (own * hand + (hand - 1) * 4) / 2, height - own * 0.7 - 10)
            : near(width / 2, height - own * 0.7 - 6);
        const story = { x: width / 2, y: nearEdge + 20, width };
        return finish({
          shape,
          plate,
          card,
          own,
          seats: [place, ...seats],
          tile,
          most: 124,
          middle,
          size: space,
          story,
        });
      }
    }
  }
  // Rather a smaller own card than one that has to be scrolled to.
  if (scale > 0.6) return small(shape, count, space, hand, scale - 0.1);
  return small(shape, count, { width: Math.max(width, 340), height: height + 40 }, hand);
}

/** The layout of a table for so many players with so many cards each. */
export function layout(count: number, space: Size, hand: number, shape: Shape): Layout {
  return shape === "wide" ? wide(count, space, hand) : small(shape, count, space, hand);
}
