// One card at one moment: what it really was, and what its player could know about it.

import type { Claimed } from "../../api/protocol";
import { hand, type Player, type Spot } from "../../model/table";
import { claimOf, spotOf, type Moment, type Row } from "./chronicle";

/** From this probability on a player is sure of a card. */
const SURE = 0.9;
/** From this probability on they take the card for that character. */
const LIKELY = 0.5;
/** How much likelier a wrong character has to be to count as a mistake: a toss-up is none. */
const AHEAD = 0.1;

export type Grasp = "sure" | "unsure" | "wrong";

export interface Guess {
  character: string;
  chance: number;
}

export interface Cell {
  spot: Spot;
  /** The true card; null if there is none. */
  character: string | null;
  /** How well its player knew it; null for the centre and for eliminated players. */
  grasp: Grasp | null;
  guesses: readonly Guess[];
  claim: Claimed | null;
  /** Who looked at it in secret. */
  looked: readonly Player[];
  shown: boolean;
  /** Whether it was its person's turn. */
  active: boolean;
}

export function cell(moment: Moment, rows: readonly Row[], place: number): Cell {
  const row = rows[place]!;
  const { truth, table } = moment;
  const spot = spotOf(moment, row);
  const character = truth.cards[spot] ?? null;
  const guesses = guessesOf(moment, row.player, spot);
  const claim = row.player === null ? null : claimOf(moment, row.player);
  return {
    spot,
    character,
    grasp: character === null || guesses.length === 0 ? null : grasp(guesses, character),
    guesses,
    claim: claim !== null && claim.spot % hand(table) === row.index ? claim : null,
    looked: moment.looked.filter((look) => look.row === place).map(({ by }) => by),
    shown: moment.shown.includes(place),
    active: row.player !== null && row.player === moment.player,
  };
}

function guessesOf({ truth }: Moment, player: Player | null, spot: Spot): readonly Guess[] {
  if (player === null) return [];
  return truth.believed[player]?.cards.find((card) => card.spot === spot)?.chances ?? [];
}

export function grasp(guesses: readonly Guess[], character: string): Grasp {
  const [top] = guesses;
  if (top === undefined || top.chance < LIKELY) return "unsure";
  if (top.character === character) return top.chance >= SURE ? "sure" : "unsure";
  const right = guesses.find((guess) => guess.character === character)?.chance ?? 0;
  return top.chance - right >= AHEAD ? "wrong" : "unsure";
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** A card's stay in a place: for how many turns it has been there, and how many are left, this one included. */
export interface Stay {
  since: number;
  left: number;
}

/** Turn by turn, from the cards of one place. */
export function stays(cards: readonly (string | null)[]): Stay[] {
  return cards.map((card, turn) => {
    const begun = cards.slice(0, turn).findLastIndex((one) => one !== card) + 1;
    const gone = cards.findIndex((one, later) => later > turn && one !== card);
    return { since: turn - begun, left: (gone < 0 ? cards.length : gone) - turn };
  });
}
