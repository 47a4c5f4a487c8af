// A finished game, turn by turn as it really was: the events of its record, and what everyone could believe.

import type { DealRecord } from "../../model/fairness/check";
import { request } from "../../api/http";
import type { Claimed, Face, Truth, TurnTruth } from "../../api/protocol";
import { facesOf } from "../../model/faces";
import { Phrases } from "../../model/phrases";
import { Narrator, type StoryLine } from "../../model/story";
import {
  evolve,
  hand,
  initialTable,
  ownerOf,
  players,
  seatOf,
  type AnyEvent,
  type Player,
  type Spot,
  type Table,
} from "../../model/table";

/** The part of a record that is read here. */
export interface Recorded {
  names: readonly string[];
  events: readonly AnyEvent[];
}

/** A row of the timeline: a player's card, or one in the centre. Players keep their row when they change seats. */
export interface Row {
  player: Player | null;
  /** Which of the person's cards, or of the centre's. */
  index: number;
}

/** A movement of two cards, by row. */
interface Link {
  player: Player;
  first: number;
  second: number;
  kind: "swapped" | "pretended" | "moved";
}

/** A turn, and the state after it; the first one is the deal. */
export interface Moment {
  turn: number;
  /** Whose turn it was. */
  player: Player | null;
  truth: TurnTruth;
  table: Table;
  lines: readonly StoryLine[];
  links: readonly Link[];
  /** The rows whose card somebody looked at in secret. */
  looked: readonly { row: number; by: Player }[];
  /** The rows whose card was turned up or held up for others. */
  shown: readonly number[];
  fines: readonly Player[];
}

export interface Chronicle {
  names: readonly string[];
  /** By player. */
  faces: readonly Face[];
  rows: readonly Row[];
  moments: readonly Moment[];
  /** What its reader calls the players. */
  phrases: Phrases;
}

export async function loadChronicle(
  code: string,
  game: number,
  viewer: Player | null,
): Promise<{ chronicle: Chronicle; record: DealRecord }> {
  const of = (what: string) => `/tables/${code}/${what}?game=${game}`;
  const [truth, record] = await Promise.all([
    request<Truth>("GET", of("truth")),
    request<Recorded & DealRecord>("GET", of("record")),
  ]);
  return { chronicle: chronicle(record, truth, viewer), record };
}

type Notes = Pick<Moment, "turn" | "player" | "table"> & {
  lines: StoryLine[];
  links: Link[];
  looked: { row: number; by: Player }[];
  shown: number[];
  fines: Player[];
};

export function chronicle(
  { names, events }: Recorded,
  truth: Truth,
  viewer: Player | null = null,
): Chronicle {
  const dealt = events[0]!;
  if (dealt.type !== "dealt") throw new Error("a game begins with its deal");
  let table = initialTable(dealt);
  const widest = Math.max(...truth.turns.map(({ cards }) => cards.length));
  const rows = rowsOf(table, widest);
  const phrases = new Phrases(table, (player) => names[player]!, viewer);
  const narrator = new Narrator(phrases.nameOf, () => viewer);
  const turns: Notes[] = [emptyNotes(table)];
  for (const event of events) {
    const turn = turns.at(-1)!;
    // A delayed sentence belongs to the turn of its event.
    turn.lines.push(...narrator.narrate(event, table));
    if (event.type === "turn-started") turns.push(emptyNotes(table));
    note(turns.at(-1)!, event, table);
    if (event.type !== "dealt") table = evolve(table, event);
    const now = turns.at(-1)!;
    now.table = table;
    if (event.type === "turn-started") [now.turn, now.player] = [event.turn, event.player];
  }
  const moments = truth.turns.map((turnTruth, index): Moment => ({ ...turns[index]!, truth: turnTruth }));
  const faces = facesOf(names.map((name, player) => ({ name, face: truth.faces[player] ?? null })));
  return { names, faces, rows, moments, phrases };
}

const emptyNotes = (table: Table): Notes => ({
  turn: 0,
  player: null,
  table,
  lines: [],
  links: [],
  looked: [],
  shown: [],
  fines: [],
});

function rowsOf(table: Table, spots: number): Row[] {
  const size = hand(table);
  const own = players(table) * size;
  return Array.from({ length: spots }, (_, spot) =>
    spot < own
      ? { player: Math.floor(spot / size), index: spot % size }
      : { player: null, index: spot - own },
  );
}

/** The row of a spot's card, in the current seating. */
function rowOf(table: Table, spot: Spot): number {
  const owner = ownerOf(table, spot);
  return owner === null ? spot : owner * hand(table) + (spot % hand(table));
}

function note(turn: Notes, event: AnyEvent, table: Table): void {
  const row = (spot: Spot) => rowOf(table, spot);
  switch (event.type) {
    case "swapped":
      turn.links.push({
        player: event.player,
        first: row(event.first),
        second: row(event.second),
        kind: event.really ? "swapped" : "pretended",
      });
      return;
    case "handed":
      turn.links.push({
        player: event.player,
        first: row(event.source),
        second: row(event.target),
        kind: "moved",
      });
      return;
    case "seats-changed":
      for (let index = 0; index < hand(table); index += 1) {
        const first = event.first * hand(table) + index;
        const second = event.second * hand(table) + index;
        turn.links.push({ player: event.first, first, second, kind: "moved" });
      }
      return;
    case "looked":
      turn.looked.push(...event.spots.map((spot) => ({ row: row(spot), by: event.player })));
      return;
    case "peeked":
      turn.looked.push({ row: row(event.spot), by: event.player });
      return;
    case "revealed":
      turn.shown.push(...event.cards.map(([, spot]) => row(spot)));
      return;
    case "unmasked":
    case "shown-around":
      turn.shown.push(row(event.spot));
      return;
    case "coins-moved":
      if (event.reason === "fine")
        for (const [source] of event.moves)
          if (typeof source === "number") turn.fines.push(table.sitting[source]!);
      return;
  }
}

// Queries

/** The spot of a row's card at a moment. */
export function spotOf({ table }: Moment, { player, index }: Row): Spot {
  return player === null ? players(table) * hand(table) + index : seatOf(table, player) * hand(table) + index;
}

export const coinsOf = ({ truth }: Moment, player: Player): number =>
  truth.coins[truth.sitting.indexOf(player)]!;

/** What a person claimed in a turn. */
export const claimOf = ({ truth }: Moment, player: Player): Claimed | null =>
  truth.claims.findLast((claim) => claim.player === player) ?? null;
