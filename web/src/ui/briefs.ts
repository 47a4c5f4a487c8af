// A claimed power in a few words, with what it would do at the present table, and what contesting it risks.

import type { Argument } from "../i18n/fluent";
import { messages, t } from "../i18n/language.svelte";
import { GOAL } from "../model/goal";
import type { Phrases } from "../model/phrases";
import { edition, others, players, seatOf, type Player, type Table } from "../model/table";
import { amountOf } from "./powers.svelte";

/** What a false claim costs in a contest. */
export const FINE = 1;

/** Those whose power begins with its coins from the bank. */
const INCOMES = new Set(["king", "queen", "empress", "fool", "sage", "princess", "patron", "peasant"]);

const coinsOf = (table: Table, player: Player): number => table.coins[seatOf(table, player)]!;

/** The character's power, as the player would use it now: "2 coins from the richest: Pantalone, 11". */
export function brief(character: string, phrases: Phrases, player: Player): string {
  const { table } = phrases;
  const id = messages().ofEdition(`brief-${character}`, edition(table));
  const targets = targetsOf(character, table, player);
  const power = phrases.say(id, { player, targets }, argumentsOf(character, table, player, targets.length));
  const total = coinsOf(table, player) + gain(character, table, player);
  return total < GOAL ? power : t("brief-ends", { power, total });
}

/** How many coins the power is sure to bring the player now. */
export function gain(character: string, table: Table, player: Player): number {
  const amount = amountOf(character, edition(table));
  const purses = others(table, player).map((one) => coinsOf(table, one));
  switch (character) {
    case "judge":
      return table.courthouse;
    case "bishop":
    case "swindler":
      return Math.min(amount, Math.max(...purses));
    case "thief":
      return purses.length === 1 ? Math.min(2 * amount, purses[0]!) : 2 * amount;
    case "puppet-master":
      return Math.min(2, purses.length) * amount;
    case "beggar":
      return giftsTo(table, player);
    case "actress":
      return table.last_played === null ? 0 : gain(table.last_played, table, player);
    default:
      return INCOMES.has(character) ? Math.min(amount, table.bank) : 0;
  }
}

/** What the contester risks against the claimant: "wrong: you pay 1 coin". */
export function stake(character: string, table: Table, claimant: Player, contester: Player): string {
  const own = coinsOf(table, claimant);
  const ends =
    character === "cheat"
      ? own >= amountOf(character, edition(table))
      : own + gain(character, table, claimant) >= GOAL;
  const last = coinsOf(table, contester) <= FINE;
  return t("brief-stake", { amount: FINE, case: ends ? "ends" : last ? "last" : "usual" });
}

const richest = (table: Table, player: Player): Player[] => {
  const opponents = others(table, player);
  const most = Math.max(0, ...opponents.map((one) => coinsOf(table, one)));
  return opponents.filter((one) => coinsOf(table, one) === most);
};
const neighbours = (table: Table, player: Player): Player[] => {
  const opponents = others(table, player);
  return [...new Set([...opponents.slice(0, 1), ...opponents.slice(-1)])];
};
/** Whom a power reaches without a choice, or with a choice among them. */
const TARGETS: Readonly<Record<string, (table: Table, player: Player) => Player[]>> = {
  bishop: richest,
  swindler: richest,
  thief: neighbours,
  patron: neighbours,
  "puppet-master": neighbours,
  courtesan: (table, player) => others(table, player).slice(-1),
};
const targetsOf = (character: string, table: Table, player: Player): Player[] =>
  TARGETS[character]?.(table, player) ?? [];

/** Everything else that a brief may mention; `briefs.ftl` describes it. */
function argumentsOf(
  character: string,
  table: Table,
  player: Player,
  count: number,
): Record<string, Argument> {
  const amount = amountOf(character, edition(table));
  const own = coinsOf(table, player);
  const opponents = others(table, player);
  return {
    amount,
    count,
    twice: 2 * amount,
    players: players(table),
    others: opponents.length,
    // Two players have three cards each; otherwise the two cards belong to two people.
    cards: players(table) === 2 ? 2 : Math.min(2, opponents.length),
    own,
    missing: Math.max(0, amount - own),
    most: Math.max(0, ...opponents.map((one) => coinsOf(table, one))),
    gifts: giftsTo(table, player),
    courthouse: table.courthouse,
    buried: table.buried,
    last: table.last_played === null ? "none" : messages().name(table.last_played, edition(table)),
  };
}

/** What the player would get by begging: each gift of one coin counts before the next player is asked. */
const giftsTo = (table: Table, player: Player): number =>
  others(table, player).reduce(
    (gifts, giver) => (coinsOf(table, giver) > coinsOf(table, player) + gifts ? gifts + 1 : gifts),
    0,
  );
