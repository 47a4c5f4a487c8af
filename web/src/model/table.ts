// The public table, folded from the events that one viewer was sent. No rule is decided here.

import type { Dealt, Decision, Happened, Move, Table } from "../api/protocol";

export type AnyEvent = Happened["events"][number];
export type Spot = number;
export type Player = number;
export type Seat = number;
export type Place = Move[0];

const STARTING_COINS = 6;
/** All coins of each edition's box. */
const COINS: Record<string, number> = { first: 194, second: 200 };
/** Using this power does not make it the one that was played last: it repeats that one. */
const REPEATS = "actress";

export function initialTable({ setup, cards }: Dealt): Table {
  const { players, edition, cemetery } = setup.scenario;
  return {
    setup,
    coins: Array.from({ length: players }, () => STARTING_COINS),
    bank: COINS[edition]! - STARTING_COINS * players,
    courthouse: 0,
    sitting: Array.from({ length: players }, (_, seat) => seat),
    out: [],
    filled: cards.map(() => true),
    buried: cemetery.length,
    turn: 0,
    seat: 0,
    revealed: [],
    peeked: [],
    round: null,
    stack: [],
    last_played: null,
    decisions: 0,
    decision: null,
    result: null,
  };
}

type Change<E> = (table: Table, event: E) => Partial<Table>;
type Changes = { [K in AnyEvent["type"]]?: Change<Extract<AnyEvent, { type: K }>> };

/** The current power got its answer. */
function answered(table: Table, answer: number | string | null): Partial<Table> {
  const use = table.stack.at(-1);
  if (use === undefined) return { decision: null };
  return {
    decision: null,
    stack: [...table.stack.slice(0, -1), { ...use, answers: [...use.answers, answer] }],
  };
}

function claimed(table: Table, player: Player, spot: Spot | null): Partial<Table> {
  const round = table.round!;
  const claims = spot === null ? round.claims : [...round.claims, { player, spot }];
  return { decision: null, round: { ...round, claims, waiting: round.waiting.slice(1) } };
}

const raised = (table: Table, character: string | null): Partial<Table> => ({
  stack: [...table.stack.slice(0, -1), { ...table.stack.at(-1)!, raised: character }],
});

const CHANGES: Changes = {
  "turn-started": (table, { turn, seat, player }) => ({
    turn,
    seat,
    revealed: [],
    peeked: table.peeked.filter((waiting) => waiting !== player),
    round: null,
  }),
  asked: (_, { decision }) => ({ decision, decisions: decision.number }),
  looked: (table) => (table.stack.length ? {} : { decision: null }),
  peeked: (table, { player }) => ({ peeked: [...table.peeked, player] }),
  swapped: (table) => answered(table, null),
  announced: (table, { player, character, spot }) => ({
    decision: null,
    round: { character, claims: [{ player, spot }], waiting: others(table, player), shown: [], rightful: [] },
  }),
  contested: (table, { player, spot }) => claimed(table, player, spot),
  passed: (table, { player }) => claimed(table, player, null),
  revealed: (table, { cards }) => ({
    revealed: [...table.revealed, ...cards.map(([player]) => player)],
    round: {
      ...table.round!,
      shown: cards.map(([, , character]) => character),
      rightful: cards
        .filter(([, , character]) => character === table.round!.character)
        .map(([player]) => player),
    },
  }),
  unmasked: (table, { player }) => ({ revealed: [...table.revealed, player] }),
  "shown-around": (table, { player }) => ({ revealed: [...table.revealed, player] }),
  "power-used": (table, { player, character, spot, partners }) => ({
    stack: [...table.stack, { character, user: player, spot, partners, answers: [], raised: null }],
  }),
  "power-ended": (table, { character }) => {
    const stack = table.stack.slice(0, -1);
    if (stack.length) return answered({ ...table, stack }, null);
    return character === REPEATS ? { stack } : { stack, last_played: character };
  },
  "chose-player": (table, { target }) => answered(table, target),
  declined: (table) => answered(table, null),
  "chose-card": (table, { spot }) => answered(table, spot),
  named: (table, { character }) => answered(table, character),
  "chose-direction": (table, { direction }) => answered(table, direction),
  hid: (table) => answered(table, null),
  guessed: (table, { number }) => answered(table, number),
  "coins-moved": (table, { moves }) => {
    const coins = [...table.coins];
    const common = { bank: table.bank, courthouse: table.courthouse };
    const put = (place: Place, amount: number) => {
      if (typeof place === "number") coins[place]! += amount;
      else common[place] += amount;
    };
    for (const [source, target, amount] of moves) {
      put(source, -amount);
      put(target, amount);
    }
    return { coins, ...common };
  },
  "seats-changed": (table, { first, second }) => ({
    sitting: table.sitting.map((player) => (player === first ? second : player === second ? first : player)),
  }),
  eliminated: (table, { player, coins: left }) => ({
    out: [...table.out, player],
    coins: table.coins.with(seatOf(table, player), 0),
    bank: table.bank + left,
  }),
  "card-left": (table, { spot }) =>
    spot === null ? raised(table, null) : { filled: filled(table, [spot, false]) },
  handed: (table, { source, target }) => ({ filled: filled(table, [source, false], [target, true]) }),
  raised: (table, { character }) => ({ buried: table.buried - 1, ...raised(table, character) }),
  buried: (table) => ({ buried: table.buried + 1 }),
  ended: (_, { winners, reason }) => ({ decision: null, stack: [], result: { winners, reason } }),
};

export function evolve(table: Table, event: AnyEvent): Table {
  const change = CHANGES[event.type] as Change<AnyEvent> | undefined;
  return change === undefined ? table : { ...table, ...change(table, event) };
}

function filled(table: Table, ...changes: [Spot, boolean][]): boolean[] {
  const now = [...table.filled];
  for (const [spot, there] of changes) {
    while (now.length <= spot) now.push(false);
    now[spot] = there;
  }
  return now;
}

// Positions

export const players = (table: Table): number => table.setup.scenario.players;
export const edition = (table: Table): string => table.setup.scenario.edition;
/** Cards in front of each seat. */
export const hand = (table: Table): number => ({ 2: 3, 3: 2 })[players(table)] ?? 1;
export const seatOf = (table: Table, player: Player): Seat => table.sitting.indexOf(player);

export function spotsOf(table: Table, seat: Seat): Spot[] {
  const size = hand(table);
  return Array.from({ length: size }, (_, index) => seat * size + index);
}

/** The centre's spots; those at the end that stay empty until a curse is raised do not count before that. */
export function centre(table: Table): Spot[] {
  const first = players(table) * hand(table);
  const length = Math.max(0, table.filled.lastIndexOf(true) + 1 - first);
  return Array.from({ length }, (_, index) => first + index);
}

/** The seat that a spot belongs to; null for the centre. */
function seatOfSpot(table: Table, spot: Spot): Seat | null {
  return spot < players(table) * hand(table) ? Math.floor(spot / hand(table)) : null;
}

export function ownerOf(table: Table, spot: Spot): Player | null {
  const seat = seatOfSpot(table, spot);
  return seat === null ? null : table.sitting[seat]!;
}

/** The living others, clockwise from the left of the person. */
export function others(table: Table, player: Player): Player[] {
  const seat = seatOf(table, player);
  return [...table.sitting.slice(seat + 1), ...table.sitting.slice(0, seat)].filter(
    (one) => !table.out.includes(one),
  );
}

/**
 * Whether the table shows what a decision is about. The answers to an announcement are numbered in the order of the
 * contest, so that the number of an early one says which announcement it belongs to.
 */
export function shows(table: Table, { number, player, question }: Decision): boolean {
  if (question.type !== "contest-or-pass") return table.decision?.number === number;
  const place = table.round?.waiting.indexOf(player) ?? -1;
  const next = table.decision === null ? table.decisions + 1 : table.decisions;
  return place >= 0 && number === next + place;
}

/** Who decides now whether to contest: the next one clockwise, or, where answers are sealed, all who still have to. */
export function deciding({ round, result }: Table, contest: "clockwise" | "sealed" = "clockwise"): Player[] {
  if (round === null || result !== null) return [];
  return contest === "sealed" ? round.waiting : round.waiting.slice(0, 1);
}

/** How many coins the courthouse will get for false claims, once the rightful power has been used. */
export function finesDue({ round, stack, out, result }: Table): number {
  if (round === null || round.shown.length === 0 || stack.length === 0 || result !== null) return 0;
  return round.claims.filter(({ player }) => !round.rightful.includes(player) && !out.includes(player))
    .length;
}

/** The scenario's characters, each once, in its own order. */
export const cast = (table: Table): string[] => [...new Set(table.setup.scenario.cards)];

export type { Dealt, Table };
