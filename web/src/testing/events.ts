// Events of a small game, one line each. Every player has one card: spot 2 is that of player 2.

import type { Announced, Dealt, Looked, Swapped, TurnStarted } from "../api/protocol";

export const NAMES = ["Adele", "Bruno", "Clara", "Dario"];
export const nameOf = (player: number): string => NAMES[player]!;

export const dealt = (cards = ["king", "queen", "judge", "fool", "witch", "spy"], players = 4): Dealt => ({
  type: "dealt",
  setup: {
    scenario: { edition: "first", players, cards, cemetery: [], id: null, name: null },
    options: { confess_peek: false, only_the_richest: false, spy_sees_centre: false, turn_limit: null },
  },
  cards,
  first: 0,
  cemetery: [],
});

export const turn = (
  number: number,
  player: number,
  binding: TurnStarted["binding"] = null,
): TurnStarted => ({
  type: "turn-started",
  turn: number,
  seat: player,
  player,
  binding,
});

export const looked = (player: number, character: string | null): Looked => ({
  type: "looked",
  player,
  spots: [player],
  characters: character === null ? null : [character],
});

export const swapped = (player: number, other: number, really: boolean | null = null): Swapped => ({
  type: "swapped",
  player,
  first: player,
  second: other,
  really,
});

export const announced = (player: number, character: string): Announced => ({
  type: "announced",
  player,
  character,
  spot: player,
});
