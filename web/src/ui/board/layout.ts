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
  /** The most that a name on a tile may take, which is more than its tile has, and in how many lines. */
  name: { width: number; lines: 1 | 2 };
  /** What is free in the middle. */
  middle: Point & Size;
  /** Where the last event is told: the middle of its lower edge. */
  story: Point & { width: number };
  /** Whether what the viewer remembers fits beside the own card. */
  memo: boolean;
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

/** The height of a card's name below it. */
const CAPTION = 13;

/** The width of coins beside a card. */
const purse = (card: number) => Math.max(26, card * 0.5);

function tileSize(
  plate: Plate,
  card: number,
  hand: number,
  text: number,
  words = plate === "full" ? 132 : 124,
  captions = false,
): Size {
  const cards = hand * card + (hand - 1) * 4;
  if (plate === "tile") return { width: Math.max(58, cards + 32), height: 48 + 18 * text };
  return {
    width: Math.max(words, cards + Math.max(plate === "small" ? 60 : 0, purse(card)) + 10),
    height: card * RATIO + ((plate === "full" ? 76 : 50) + (captions ? CAPTION : 0)) * text,
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
function wide(count: number, space: Size, hand: number, needs: Needs): Layout {
  const { text, question } = needs;
  const others = count - 1;
  const { left, top } = sidesFor(others, others < 3 ? 0 : others < 7 ? 1 : others < 11 ? 2 : 3);
  const { width, height } = space;
  const room = top === 0 ? width : (0.81 * width) / top;
  const largest = Math.min(150, 0.126 * height * (height > 1000 ? 1.1 : 1), (0.4 * room) / hand);
  const own = Math.min(240, 0.205 * height, (0.3 * width) / hand);
  const nearEdge = height - Math.max(own * RATIO + 34, question + 30);
  let plate: Plate = "full";
  let card = largest;
  const arch = Math.min(26, height * 0.03);
  for (;;) {
    // The flags of the top row reach above it; on smaller plates they are smaller.
    const start = plate === "full" ? 25 : 7;
    const tile = tileSize(plate, card, hand, text);
    const side = sideSize(plate, card, hand, text);
    const topEnd = top === 0 ? 12 : tile.height + start + (top > 1 ? arch : 0) + 8;
    const flag = flagOf(plate, text);
    const need = left * (side.height + flag + 4);
    const open = nearEdge - topEnd >= Math.min(200, height * 0.25);
    const inner = left === 0 ? 24 : side.width + 40;
    const least = plate !== "full" && card <= 40;
    const roomy = open && (least || width - 2 * inner >= needs.claim);
    const fits = roomy && topEnd + need <= nearEdge + 10 && tile.width <= room;
    // A question that leaves too little room lies over the lowest seats, and not over the middle.
    if (!fits && least && question > 0) {
      const placed = wide(count, space, hand, { ...needs, question: 0 });
      const { y, height: tall } = placed.middle;
      const bottom = Math.max(nearEdge - (placed.story.y - (y + tall / 2)), y - tall / 2 + 40);
      const middle = { ...placed.middle, y: (y - tall / 2 + bottom) / 2, height: bottom - (y - tall / 2) };
      return { ...placed, middle, story: { ...placed.story, y: nearEdge } };
    }
    if (fits || least) {
      const edges = {
        top: topEnd + flag / 2,
        bottom: nearEdge + 10 + flag / 2,
        inset: 6,
        start,
        pitch: room,
        arch,
      };
      const seats = around({ left, top }, space, tile, side, edges);
      const lines = needs.aside ? 0 : width - 2 * inner < 560 ? 3 : 2;
      const middle = between(width, inner, topEnd + 4, nearEdge - 4 - (12 + 22 * lines) * text);
      const most = Math.min(236, (width - 12) / Math.max(1, top) - 8, room - 8);
      const place = near(width / 2, height - own * 0.7 - 14);
      const story = { x: width / 2, y: nearEdge, width: Math.min(middle.width, 700) };
      return {
        shape: "wide",
        plate,
        card,
        own,
        seats: [place, ...seats],
        tile,
        most,
        name: { width: most, lines: 2 },
        middle,
        size: space,
        story,
        memo: true,
      };
    }
    if (plate === "full" && card < largest * 0.8) {
      plate = "small";
      card = largest;
    }
    card -= 2;
  }
}

/** A place at the side of a wide table: the plate stands beside the cards. */
const sideSize = (plate: Plate, card: number, hand: number, text: number): Size => ({
  width: 140 * text + 12 + hand * card + (hand - 1) * 4 + Math.max(46, purse(card)) + 10,
  height: Math.max(card * RATIO + 4, plate === "full" ? 72 + 60 * text : 50 + 48 * text),
});

/** What rises above a plate at the side: a flag with its words. */
const flagOf = (plate: Plate, text: number) => (plate === "full" ? 20 * text : 4);

const near = (x: number, y: number): Placed => ({ side: "near", x, y, tilt: 0 });

function between(width: number, inner: number, top: number, bottom: number): Point & Size {
  return {
    x: width / 2,
    y: (top + bottom) / 2,
    width: Math.max(120, width - 2 * inner),
    height: Math.max(40, bottom - top),
  };
}

/** By the plates, how small the own card of a narrow or flat table may get, as a part of its usual size. */
const LEAST_OWN = { narrow: { small: 0.6, tile: 0.3 }, flat: { small: 0.8, tile: 0.3 } };

/** A narrow or flat table. Whole names come before a large own card, which comes before one that has to be scrolled to. */
function small(shape: "narrow" | "flat", count: number, space: Size, hand: number, needs: Needs): Layout {
  // Several cards are too small to tap on a tile.
  for (const plate of hand > 1 ? (["small"] as const) : (["small", "tile"] as const)) {
    const least = LEAST_OWN[shape][hand > 1 ? "tile" : plate];
    for (let tenths = 10; tenths >= least * 10; tenths--) {
      const placed = smaller(shape, plate, count, space, hand, needs, tenths / 10);
      if (placed !== null) return placed;
    }
  }
  return small(shape, count, { width: Math.max(space.width, 340), height: space.height + 40 }, hand, needs);
}

/** Up to three along the top and the others down the sides, with the own card at a part of its usual size; null if that
 *  does not fit. */
function smaller(
  shape: "narrow" | "flat",
  plate: "small" | "tile",
  count: number,
  space: Size,
  hand: number,
  needs: Needs,
  scale: number,
): Layout | null {
  const { text } = needs;
  const others = count - 1;
  const { width, height } = space;
  const largest =
    shape === "narrow"
      ? Math.min(0.34 * width, (0.32 * height) / RATIO, (0.5 * width) / hand)
      : Math.min(0.19 * height, (0.5 * width) / hand);
  const own = largest * scale;
  // The words beside the own card need their height, however small it is.
  const tall = Math.max(own * RATIO, shape === "narrow" ? 58 * text : 0);
  // Above the own card of a narrow table lie its pin and three lines of what happened.
  const pin = Math.min(own * 0.14, 24) + 2;
  const storyEnd = needs.aside ? height + 60 * text : height - tall - 10 - pin;
  const cardTop = height - tall - 14;
  const arch = 0;
  const most = plate === "tile" ? 34 : Math.min(0.128 * width, 92);
  for (let card = most; card >= (plate === "tile" ? 26 : 44); card -= 2) {
    const words = width < 700 ? 124 : others > 8 ? 132 : 152;
    const tile = tileSize(plate, card, hand, text, words, needs.captions);
    const across = Math.max(
      1,
      Math.min(
        plate === "tile" || (others > 8 && width >= 700) ? 6 : 3,
        Math.floor((width - 4) / (tile.width + 1)),
      ),
    );
    for (let left = Math.max(0, Math.ceil((others - across) / 2)); left <= 4; left++) {
      const { top } = sidesFor(others, left);
      if (top < 0) break;
      const topEnd = top === 0 ? 4 : tile.height + 13;
      const free = width - 2 * (tile.width + 8);
      // Between many seats on a narrow table the story lies in the middle, else below it.
      const within = plate === "tile" && left > 1 && free >= 150;
      const nearEdge =
        shape === "flat" ? cardTop : within ? Math.min(storyEnd, height) : storyEnd - 60 * text;
      // On a flat table the lowest seats may lie beside the own card and its coins.
      const end = shape === "flat" && free >= own * hand + 2 * 70 ? height - 6 : nearEdge;
      if ((left > 0 && free < 84) || topEnd + left * (tile.height + 8) > end) continue;
      const pitch = Math.min(width / Math.max(1, top), tile.width * 1.6 + 20);
      const edges = { top: topEnd, bottom: Math.min(end, topEnd + left * (tile.height + 40)), inset: 3 };
      const seats = around({ left, top }, space, tile, tile, { ...edges, start: 7, pitch, arch });
      const gap = left === 0 ? Infinity : (edges.bottom - edges.top) / left - tile.height;
      const lines = within && shape === "narrow" && !needs.aside ? 80 * text : 0;
      const inner = left === 0 ? 8 : tile.width + 8;
      const middle = between(width, inner, topEnd + 4, nearEdge - 6 - lines);
      if (nearEdge - lines - topEnd - 10 < needs.middle(middle.width)) continue;
      const place =
        shape === "narrow"
          ? near(14 + (own * hand + (hand - 1) * 4) / 2, height - own * 0.7 - 10)
          : near(width / 2, height - own * 0.7 - 6);
      const story = { x: width / 2, y: storyEnd, width: within ? middle.width : width };
      return {
        shape,
        plate,
        card,
        own,
        seats: [place, ...seats],
        tile,
        most: tile.width - 2,
        name: { width: Math.min(pitch - 3, tile.width + 3), lines: gap < 22 ? 1 : 2 },
        middle,
        size: space,
        story,
        memo: own * RATIO >= 58 + 126 * text,
      };
    }
  }
  return null;
}

/** What takes room on the table besides the players. */
export interface Needs {
  /** The size of the text, as a multiple of the usual. */
  text: number;
  /** The height of the question that lies on a wide table. */
  question: number;
  /** Whether the story makes room for the question, and on a narrow one the own card too. */
  aside: boolean;
  /** Whether names stand below the cards of one that is not wide. */
  captions: boolean;
  /** The width that a claim needs in the middle of a wide one. */
  claim: number;
  /** The height that the things in the middle need in a width. */
  middle: (width: number) => number;
}

/** The layout of a table for so many players with so many cards each. */
export function layout(
  count: number,
  space: Size,
  hand: number,
  shape: Shape,
  needs: Needs = { text: 1, question: 0, aside: false, captions: false, claim: 0, middle: () => 0 },
): Layout {
  return shape === "wide" ? wide(count, space, hand, needs) : small(shape, count, space, hand, needs);
}
