// Labels beside a player at the table, from the table as it is shown.

import type { Table, TableNow } from "../../api/protocol";
import type { Phrases } from "../../model/phrases";
import { DAY } from "../../model/settings";
import { deciding, edition, others, type Player } from "../../model/table";
import { t } from "../../i18n/language.svelte";
import { Role } from "../../i18n/fluent";
import type { BoardView } from "./types";

export type Voice = {
  kind: "announces" | "contests" | "passes" | "decides";
  text: string;
  character: string | null;
};

/** A player's words in the current round, as far as they were shown. */
export function voice(table: Table, player: Player): Voice | null {
  const { round } = table;
  if (round === null || table.result !== null) return null;
  const character = new Role(round.character, edition(table));
  const claim = round.claims.findIndex((one) => one.player === player);
  if (claim === 0)
    return { kind: "announces", text: t("voice-announces", { character }), character: round.character };
  if (claim > 0)
    return { kind: "contests", text: t("voice-contests", { character }), character: round.character };
  if (round.waiting.includes(player) || table.out.includes(player)) return null;
  return round.waiting.length || table.stack.length === 0
    ? { kind: "passes", text: t("voice-passes"), character: null }
    : null;
}

/** That the others wait for a player's answer to a claim. */
export function decides(
  phrases: Phrases,
  player: Player,
  contest?: TableNow["settings"]["contest"],
): Voice | null {
  return deciding(phrases.table, contest).includes(player)
    ? { kind: "decides", text: phrases.say("claim-now", { player }), character: null }
    : null;
}

/** The restriction on a player's current or next turn: in words, and in as few as a small plate holds. */
export function bound(
  phrases: Phrases,
  binding: string | null,
  player: Player,
): { text: string; short: string } | null {
  const { table } = phrases;
  if (table.result !== null) return null;
  const playing = table.sitting[table.seat]!;
  const said = (id: string, short: string) => ({
    text: phrases.say(id, { player }, { edition: edition(table) }),
    short: t(short),
  });
  if (player === playing && binding !== null && table.decision?.question.type === "turn-choice")
    return said(`bound-${binding}`, binding === "opening" ? "bound-opening" : `bound-short-${binding}`);
  if (table.peeked.includes(player)) return said("bound-look", "bound-short-look");
  if (others(table, playing)[0] === player && table.revealed.includes(player))
    return said("bound-next", edition(table) === "first" ? "bound-short-swap" : "bound-short-no-announce");
  return null;
}

/** What the table waits for. */
export function headline(phrases: Phrases, binding: string | null): string {
  const { decision } = phrases.table;
  if (decision === null) return "";
  const { player, question } = decision;
  if (question.type === "turn-choice")
    return phrases.say(binding === null ? "wait-turn" : `wait-bound-${binding}`, { player });
  const id = question.type === "contest-or-pass" ? "wait-contest" : "wait-power";
  return phrases.say(id, { player }, { character: phrases.role(question.character) });
}

type Occupant = TableNow["seats"][number];

/** All other labels of a seat's player. */
export function marks(
  phrases: Phrases,
  player: Player,
  occupant: Occupant | undefined,
  phase: TableNow["phase"],
): string[] {
  if (occupant === undefined) return [];
  return [
    occupant.away && t("mark-away"),
    occupant.kind === "person" && !occupant.connected && !occupant.away && t("mark-lost"),
    phase === "memorising" && occupant.ready && t("mark-ready"),
    occupant.votes.includes("wait") && phrases.say("mark-wants-time", { player }),
    occupant.votes.includes("abort") && phrases.say("mark-wants-end", { player }),
  ].filter((mark) => mark !== false);
}

/** What is shown at a seat now. */
export function placeNow(room: BoardView, seat: number) {
  const { table: shown, binding } = room.game!;
  const { phase, seats, settings } = room.table!;
  const { phrases } = room;
  const table = shown!;
  const player = table.sitting[seat]!;
  const playing = phase === "playing";
  const awaited = playing && table.decision?.player === player;
  return {
    player,
    name: room.nameOf(player),
    isBot: seats[player]?.kind === "bot",
    coins: table.coins[seat]!,
    fortune: phrases.say("coins-of", { player }, { amount: table.coins[seat]! }),
    isOut: table.out.includes(player),
    /** Whether it is their turn, and whether the table waits for them. */
    active: room.on && table.turn > 0 && table.seat === seat && table.result === null,
    awaited,
    /** Whether a clock runs for them that somebody may watch, as nobody does for days. */
    timed: awaited && room.deadline != null && (settings?.clock ?? 0) < DAY,
    said: voice(table, player) ?? decides(phrases, player, settings?.contest),
    binding: playing ? bound(phrases, binding, player) : null,
    marks: marks(phrases, player, seats[player], phase),
  };
}

export type PlaceNow = ReturnType<typeof placeNow>;
