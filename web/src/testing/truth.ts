// A small finished game for tests: what happened, and what everyone could believe.

import type { Claimed, Setup, Truth, TurnTruth } from "../api/protocol";
import type { AnyEvent, Player } from "../model/table";
import { chronicle, type Chronicle } from "../features/review/chronicle";

const NAMES = ["Ada", "Bruno", "Clara", "Dario"];
const CARDS = ["judge", "bishop", "king", "queen", "thief", "cheat"];
const SETUP: Setup = {
  scenario: { edition: "first", players: 4, cards: CARDS, cemetery: [], id: "base", name: null },
  options: { confess_peek: false, only_the_richest: false, spy_sees_centre: false, turn_limit: null },
};

export const started = (turn: number, player: Player): AnyEvent => ({
  type: "turn-started",
  turn,
  seat: player,
  player,
  binding: null,
});
export const swapped = (player: Player, first: number, second: number, really: boolean): AnyEvent => ({
  type: "swapped",
  player,
  first,
  second,
  really,
});
export const claimed = (
  player: Player,
  character: string,
  chance: number,
  more: Partial<Claimed> = {},
): Claimed => ({
  player,
  spot: player,
  character,
  contest: false,
  true: false,
  chance,
  honesty: chance < 0.05 ? "bluffed" : chance < 0.5 ? "gambled" : chance < 0.995 ? "thought" : "knew",
  ...more,
});

interface Turn {
  events: AnyEvent[];
  /** The cards after it; unchanged if left out. */
  cards?: (string | null)[];
  sitting?: number[];
  coins?: number[];
  claims?: Claimed[];
  /** What an uncertain player took their card for. */
  believed?: Record<Player, [string, number][]>;
}

/** The deal, and then these turns. */
export const chronicleOf = (...turns: Turn[]): Chronicle => chronicleFor(null, ...turns);

/** The same, read by one of the players. */
export function chronicleFor(viewer: Player | null, ...turns: Turn[]): Chronicle {
  const events: AnyEvent[] = [{ type: "dealt", setup: SETUP, cards: CARDS, first: 0, cemetery: null }];
  const truths: TurnTruth[] = [];
  let cards: (string | null)[] = CARDS;
  let sitting = [0, 1, 2, 3];
  let coins = [6, 6, 6, 6];
  for (const [index, turn] of [{ events: [] } as Turn, ...turns].entries()) {
    events.push(...turn.events);
    cards = turn.cards ?? cards;
    sitting = turn.sitting ?? sitting;
    coins = turn.coins ?? coins;
    const begun = turn.events[0];
    truths.push({
      turn: index,
      player: begun?.type === "turn-started" ? begun.player : null,
      cards,
      sitting,
      coins,
      out: [],
      claims: turn.claims ?? [],
      believed: NAMES.map((_, player) => {
        const spot = sitting.indexOf(player);
        const pairs = turn.believed?.[player] ?? [[cards[spot]!, 1]];
        const chances = pairs.map(([character, chance]) => ({ character: character!, chance: chance! }));
        return { player, wrong: false, exact: true, cards: [{ spot, chances }] };
      }),
    });
  }
  return chronicle({ names: NAMES, events }, { game: 1, turns: truths, faces: [] } satisfies Truth, viewer);
}
