// Where a card lies that was just shown: in the middle of the table, which makes room for it.

import { type Layout, type Point, RATIO, type Size } from "./layout";
import { leastHeight, type Things } from "./middle";

export interface Sighted extends Point, Size {
  /** The width of a card. */
  card: number;
  /** Whether there is room to say whose card it is. */
  captions: boolean;
  /** What is left for bank and courthouse, and how much of it is between them. */
  middle: Point & Size;
  between: number;
}

/** The least that a heap needs with its label, and what is between them and the cards. */
const HEAP = 132;
const GAP = 14;
/** The height of the frame around the cards of a narrow table. */
const FRAME = 30;

/** A wide table has the cards between the heaps or else beside them, a narrow one below them. */
export function sighted(
  { shape, middle, size, story }: Layout,
  cards: number,
  things: Things,
  text: number,
): Sighted {
  const row = (card: number) => cards * card + (cards - 1) * 16 + 34;
  if (shape === "narrow") {
    const top = middle.y - middle.height / 2;
    // Above two lines of what happened.
    const room = Math.max(middle.height, story.y - 46 * text - top);
    const heaps = leastHeight(middle.width, things, text) + 8;
    const captions = room - heaps >= 60 * RATIO + FRAME + 38 * text;
    const words = FRAME + (captions ? 38 * text : 0);
    const most = Math.min(92, (size.width - 60 - 120 * text) / cards - 16);
    const card = Math.max(48, Math.min(most, (Math.max(room * 0.55, 98) - words) / RATIO));
    const height = card * RATIO + words;
    const left = Math.max(heaps - 8, room - height - 8);
    return {
      card,
      captions,
      x: size.width / 2,
      y: top + room - height / 2,
      width: Math.min(size.width - 16, row(card) + 16 + 100 * text),
      height,
      middle: { ...middle, y: top + left / 2, height: left },
      between: 0,
    };
  }
  const whole = size.height + 48;
  const card = Math.min(
    170,
    Math.max(64, 0.105 * whole, Math.min(0.13 * whole, (middle.height - 120) / RATIO)),
  );
  const width = Math.max(row(card), 100 * text);
  const box = { card, captions: true, y: middle.y, width, height: middle.height };
  const between = width + 2 * GAP;
  const two = things.heaps === 2 && things.cards === 0;
  if (two && middle.width >= between + 2 * HEAP * text) return { ...box, x: middle.x, middle, between };
  const left = Math.max(HEAP * text, middle.width - width - GAP);
  const edge = middle.x - middle.width / 2;
  return {
    ...box,
    x: edge + width / 2,
    middle: { ...middle, x: edge + middle.width - left / 2, width: left },
    between: 0,
  };
}
