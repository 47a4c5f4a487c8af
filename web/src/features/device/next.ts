// Who gets the device next, decided by public information only.

import type { Decision, Hand, TableNow } from "../../api/protocol";
import type { TurnAction } from "../../model/room.svelte";
import type { Player, Table } from "../../model/table";

/** Why the curtain is down: a player decides, a player wants to look, or a card is shown to all but one. */
export type Next =
  | { why: "turn" | "power"; player: Player; key: string }
  | { why: "wish"; player: Player; key: string }
  | { why: "shown"; player: Player; key: string; eyes: Player };

export interface DeviceState {
  game: number;
  table: Table;
  seats: TableNow["seats"];
  hands: readonly Hand[];
  /** A card that is still to be shown to all but its owner, and the number of its event. */
  shown: { player: Player; number: number } | null;
  /** The player who asked for the device. */
  wish: Player | null;
}

/** Who gets the device now; null while the public table stays open. */
export function next(around: DeviceState): Next | null {
  const shown = showing(around);
  if (shown !== null) return shown;
  const { game, wish } = around;
  if (wish !== null && at(around, wish)) return { why: "wish", player: wish, key: `${game}/wish/${wish}` };
  const { decision } = around.table;
  if (decision === null || !privately(decision) || !at(around, decision.player)) return null;
  if (around.seats[decision.player]?.away) return null;
  const why = decision.question.type === "turn-choice" ? "turn" : "power";
  return { why, player: decision.player, key: `${game}/${decision.number}` };
}

/** Contests are answered aloud. */
const privately = ({ question }: Decision): boolean => question.type !== "contest-or-pass";

const at = ({ hands }: DeviceState, player: Player): boolean => hands.some(({ seat }) => seat === player);

/** A card that all but its owner are shown, if one of them plays here. */
function showing({ game, shown, hands, table }: DeviceState): Next | null {
  const eyes = hands.find(({ seat }) => seat !== shown?.player && !table.out.includes(seat))?.seat;
  if (shown === null || eyes === undefined) return null;
  return { why: "shown", player: shown.player, key: shownKey(game, shown.number), eyes };
}

/** What the turn's binding, which everyone knows, leaves a player to do. */
export function turnActions({ decision }: Table): readonly TurnAction[] {
  if (decision?.question.type !== "turn-choice") return [];
  const { binding } = decision.question;
  if (binding === null) return ["look", "swap", "announce"];
  if (binding === "no-announce") return ["look", "swap"];
  return [binding === "look" ? "look" : "swap"];
}

/** A unique key for a shown card. */
export const shownKey = (game: number, number: number): string => `${game}/shown/${number}`;
