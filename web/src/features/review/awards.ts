// Awards after a game, from what really happened, each with the turn it was earned in.

import { type Player, players } from "../../model/table";
import { claimOf, coinsOf, spotOf, type Chronicle, type Moment } from "./chronicle";
import { cell, percent } from "./cell";

export interface Award {
  /** The message of its title; its attribute `why` says what for. */
  title: string;
  player: Player | null;
  character: string | null;
  /** The other arguments of its message. */
  facts: Record<string, number>;
  /** The turn to link to. */
  turn: number;
}

type AwardRule = (chronicle: Chronicle) => Award | null;

/** The best of several by a number, the first where they are equal; none below `least`. */
function best<T>(all: readonly T[], worth: (one: T) => number, least = 1): T | null {
  let found: T | null = null;
  for (const one of all)
    if (worth(one) >= least && (found === null || worth(one) > worth(found))) found = one;
  return found;
}

const everybody = ({ moments }: Chronicle): Player[] =>
  Array.from({ length: players(moments[0]!.table) }, (_, one) => one);

/** A player's gain in a turn. */
function gain({ moments }: Chronicle, { turn }: Moment, player: Player): number {
  return coinsOf(moments[turn]!, player) - coinsOf(moments[turn - 1]!, player);
}

/** A false announcement that nobody contested, and what it brought. */
const bluff: AwardRule = (chronicle) => {
  const found = chronicle.moments.flatMap((moment) => {
    const [announced, ...contests] = moment.truth.claims;
    if (announced === undefined || contests.length || announced.true || announced.chance >= 0.5) return [];
    const coins = gain(chronicle, moment, announced.player);
    return coins < 0 ? [] : [{ moment, announced, coins }];
  });
  const top = best(found, ({ coins, announced }) => coins + 1 - announced.chance, 0);
  return (
    top && {
      title: "truth-honour-bluff",
      player: top.announced.player,
      character: top.announced.character,
      facts: { turn: top.moment.turn, coins: top.coins, percent: percent(top.announced.chance) },
      turn: top.moment.turn,
    }
  );
};

/** The longest time that a player mistook their own card. */
const delusion: AwardRule = (chronicle) => {
  const { moments } = chronicle;
  const runs = everybody(chronicle).flatMap((player) => {
    const found: { player: Player; first: number; turns: number }[] = [];
    let first: number | null = null;
    for (const [at, moment] of moments.entries()) {
      const wrong = chronicle.rows.some(
        (row, place) => row.player === player && cell(moment, chronicle.rows, place).grasp === "wrong",
      );
      if (wrong) first ??= at;
      if (first !== null && (!wrong || at === moments.length - 1))
        found.push({ player, first, turns: at - first + (wrong ? 1 : 0) });
      if (!wrong) first = null;
    }
    return found;
  });
  const top = best(runs, ({ turns }) => turns, 2);
  return (
    top && {
      title: "truth-honour-delusion",
      player: top.player,
      character: null,
      facts: {
        turns: top.turns,
        first: moments[top.first]!.turn,
        last: moments[top.first + top.turns - 1]!.turn,
      },
      turn: moments[top.first]!.turn,
    }
  );
};

/** The player who took cards under the table most often. */
const hands: AwardRule = (chronicle) => {
  const all = everybody(chronicle).map((player) => {
    const own = chronicle.moments.flatMap(({ turn, links }) =>
      links
        .filter((link) => link.player === player && link.kind !== "moved")
        .map(({ kind }) => ({ turn, kind })),
    );
    return {
      player,
      count: own.length,
      real: own.filter(({ kind }) => kind === "swapped").length,
      turn: own[0]?.turn ?? 0,
    };
  });
  const top = best(all, ({ count, real }) => count + real / 1000, 2);
  return (
    top && {
      title: "truth-honour-hands",
      player: top.player,
      character: null,
      facts: { count: top.count, real: top.real },
      turn: top.turn,
    }
  );
};

/** The player who contested against the odds, or knowingly, and was right. */
const nose: AwardRule = (chronicle) => {
  const all = everybody(chronicle).map((player) => {
    const right = chronicle.moments.filter((moment) => {
      const claim = claimOf(moment, player);
      return claim !== null && claim.contest && claim.true;
    });
    return { player, count: right.length, turn: right[0]?.turn ?? 0 };
  });
  const top = best(all, ({ count }) => count);
  return (
    top && {
      title: "truth-honour-nose",
      player: top.player,
      character: null,
      facts: { count: top.count },
      turn: top.turn,
    }
  );
};

/** The least likely claim that was true after all. */
const luck: AwardRule = (chronicle) => {
  const found = chronicle.moments.flatMap(({ turn, truth }) =>
    truth.claims.filter((claim) => claim.true && claim.chance < 0.5).map((claim) => ({ turn, claim })),
  );
  const top = best(found, ({ claim }) => 1 - claim.chance, 0);
  return (
    top && {
      title: "truth-honour-luck",
      player: top.claim.player,
      character: top.claim.character,
      facts: { turn: top.turn, percent: percent(top.claim.chance) },
      turn: top.turn,
    }
  );
};

/** The player with the most announcements, all of them true. */
const honesty: AwardRule = (chronicle) => {
  const all = everybody(chronicle).map((player) => {
    const own = chronicle.moments.flatMap((moment) => claimOf(moment, player) ?? []);
    return { player, count: own.length, honest: own.every((claim) => claim.true) };
  });
  const top = best(all, ({ count, honest }) => (honest ? count : 0), 2);
  return (
    top && {
      title: "truth-honour-honesty",
      player: top.player,
      character: null,
      facts: { count: top.count },
      turn: 0,
    }
  );
};

/** The player who paid the most fines. */
const fines: AwardRule = (chronicle) => {
  const all = everybody(chronicle).map((player) => {
    const paid = chronicle.moments.filter((moment) => moment.fines.includes(player));
    return { player, count: paid.length, turn: paid[0]?.turn ?? 0 };
  });
  const top = best(all, ({ count }) => count, 2);
  return (
    top && {
      title: "truth-honour-fines",
      player: top.player,
      character: null,
      facts: { count: top.count },
      turn: top.turn,
    }
  );
};

/** The card that was in front of the most players. */
const traveller: AwardRule = ({ moments, rows }) => {
  const stays = new Map<string, { holders: Set<Player>; moves: number; at: number; turn: number }>();
  for (const moment of moments)
    for (const [place, row] of rows.entries()) {
      const character = moment.truth.cards[spotOf(moment, row)];
      // Two cards of one character can't be told apart.
      if (character == null || twice(moments[0]!, character)) continue;
      const stay = stays.get(character) ?? { holders: new Set(), moves: 0, at: place, turn: 0 };
      if (stay.at !== place)
        Object.assign(stay, { moves: stay.moves + 1, at: place, turn: stay.turn || moment.turn });
      if (row.player !== null) stay.holders.add(row.player);
      stays.set(character, stay);
    }
  const top = best([...stays.entries()], ([, { moves }]) => moves, 2);
  if (top === null) return null;
  const [character, { holders, moves, turn }] = top;
  return {
    title: "truth-honour-traveller",
    player: null,
    character,
    facts: { moves, holders: holders.size },
    turn,
  };
};

const twice = ({ truth }: Moment, character: string): boolean =>
  truth.cards.filter((one) => one === character).length > 1;

const AWARDS: readonly AwardRule[] = [bluff, delusion, luck, nose, hands, honesty, fines, traveller];

export const awards = (chronicle: Chronicle): Award[] => AWARDS.flatMap((award) => award(chronicle) ?? []);
