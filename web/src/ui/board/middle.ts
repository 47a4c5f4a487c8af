// How the things in the middle of the table are arranged: heaps with a label, cards, and a mask that is claimed.

import type { Table } from "../../api/protocol";
import { centre } from "../../model/table";
import { type Point, RATIO, type Size } from "./layout";

interface Middle {
  /** The width of a heap's drawing; 0: there is only room for the labels. */
  heap: number;
  /** The width of a card. */
  card: number;
  /** The most that a row of heaps may take, and how high everything is. */
  width: number;
  height: number;
  /** Whether the cards lie in a row above the heaps. */
  apart: boolean;
  /** Whether there is room for the claimed mask too. */
  mask: boolean;
  /** Whether the cards have their names below. */
  captions: boolean;
}

export interface Things {
  heaps: number;
  cards: number;
  mask: boolean;
  /** Whether the heaps have to lie in one row. */
  row?: boolean;
  /** Whether the cards lie open with their names below, if there is room for these. */
  captions?: boolean;
}

/** What lies there: bank, courthouse and perhaps the cemetery; cards without an owner; no mask yet. */
export const middleThings = (table: Table): Things => ({
  heaps: table.setup.scenario.cemetery.length > 0 ? 3 : 2,
  cards: centre(table).filter((spot) => table.filled[spot]).length,
  mask: false,
});

/** The widest label and its height, below a drawing and alone; and the gaps between things. */
const LABEL = { width: 122, height: 30 };
const BARE = { width: 106, height: 26 };
const GAP = 10;
/** A drawing's height by its width; smaller ones are left out. */
const DRAWING = 0.78;
const LEAST = 36;
const MOST = 150;
/** The narrowest card that can be tapped, and how far apart fingers want them. */
const CARD = 32;
const FINGER = 46;
/** What a card takes with its name below. */
const CAPTION = { width: 84, height: 14 };

interface Arrangement {
  heap: number;
  columns: number;
  apart: boolean;
}

/** Whether a width holds the cards with their names. */
const fitsNamed = (width: number, { cards }: Things, text: number) => across(cards, CARD, text) <= width;

/** The best arrangement of so many heaps, with cards of this width: that with the largest drawings. */
function best(
  space: Size,
  heaps: number,
  cards: number,
  card: number,
  label: Size,
  text: number,
  { fewest = 1, captions = false } = {},
): Arrangement | null {
  let found: Arrangement | null = null;
  const row = across(cards, card, captions ? text : 0);
  const tall = card * RATIO + (captions ? CAPTION.height * text : 0);
  for (let columns = heaps; columns >= fewest; columns--)
    for (const apart of cards > 0 ? [false, true] : [false]) {
      if (!apart && cards > 0 && columns < heaps) continue;
      const beside = apart || cards === 0 ? 0 : row + GAP;
      const width = (space.width - beside - (columns - 1) * GAP) / columns;
      const lines = Math.ceil(heaps / columns);
      const above = apart ? tall + 8 : 0;
      const height = (space.height - above - (lines - 1) * 8) / lines - label.height * text;
      const fits = row <= space.width && (cards === 0 || tall <= space.height);
      if (!fits || width < label.width * text || height < 0) continue;
      const heap = Math.floor(Math.min(MOST, width, height / DRAWING)); // fractions would add up and wrap a row
      if (found === null || heap > found.heap + 4) found = { heap, columns, apart };
    }
  return found;
}

/** The width of so many cards; with names below, if these have a size. */
const across = (cards: number, card: number, names: number) =>
  cards === 0 ? 0 : cards * Math.max(card, names > 0 ? CAPTION.width * names : FINGER) + (cards - 1) * 8;

/** Everything as large as it fits, with cards of at most this width: a claimed mask gives way first, the drawings last. */
export function middle(space: Size, things: Things, most: number, text: number): Middle {
  const { heaps, cards, mask } = things;
  const named = things.captions && fitsNamed(space.width, things, text);
  if (named && leastHeight(space.width, things, text) > space.height)
    return middle(space, { ...things, captions: false }, most, text);
  const captions = named === true && cards > 0;
  const names = captions ? text : 0;
  for (const drawn of [true, false])
    for (let card = cards === 0 ? CARD : Math.max(CARD, most); card >= CARD; card -= 2)
      for (const items of drawn && mask ? [heaps + 1, heaps] : [heaps]) {
        const label = drawn ? LABEL : BARE;
        const found = best(space, items, cards, card, label, text, {
          fewest: things.row ? items : 1,
          captions,
        });
        if (found === null || (drawn && found.heap < LEAST)) continue;
        const heap = drawn ? found.heap : 0;
        const rows = found.columns * Math.max(heap, label.width * text) + (found.columns - 1) * GAP;
        const width = found.apart || cards === 0 ? rows : rows + GAP + across(cards, card, names);
        const lines = Math.ceil(items / found.columns);
        const stacked = lines * (heap * DRAWING + label.height * text) + (lines - 1) * 8;
        const tall = cards === 0 ? 0 : card * RATIO + CAPTION.height * names;
        const height = found.apart ? stacked + tall + 8 : Math.max(stacked, tall);
        return { heap, card, width, height, apart: found.apart, mask: items > heaps, captions };
      }
  return {
    heap: 0,
    card: CARD,
    width: space.width,
    height: space.height,
    apart: true,
    mask: false,
    captions: false,
  };
}

/** The middle while a player chooses in several steps: it keeps its measures, and its place where it can. */
export class SteadyMiddle {
  #kept: { within: string; arranged: Middle; y: number } | null = null;

  /** Everything as large as it fits in the space; if steady, as it was before, unless that no longer fits. `within`
   *  names what else it depends on. */
  arrange(
    steady: boolean,
    within: string,
    space: Point & Size,
    things: Things,
    most: number,
    text: number,
  ): Placing {
    if (steady && this.#kept?.within === within) {
      const { arranged, y } = this.#kept;
      const slack = (space.height - arranged.height) / 2;
      if (arranged.width <= space.width && slack >= 0)
        return { ...arranged, y: Math.min(Math.max(y, space.y - slack), space.y + slack) };
    }
    const arranged = middle(space, things, most, text);
    if (!steady) this.#kept = { within, arranged, y: space.y };
    return { ...arranged, y: space.y };
  }
}

type Placing = Middle & { y: number };

/** The height that everything needs in this width. */
export function leastHeight(width: number, things: Things, text: number): number {
  const { heaps, cards } = things;
  const captions = things.captions === true && fitsNamed(width, things, text);
  let height = BARE.height * text;
  while (height < 400 && best({ width, height }, heaps, cards, CARD, BARE, text, { captions }) === null)
    height += 4;
  return height;
}
