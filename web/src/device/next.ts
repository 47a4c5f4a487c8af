// Who is to have the device next. Only what everybody around it may know is looked at.

import type { Decision, Hand, TableNow } from "../protocol";
import type { AnyEvent, Player, Table } from "../game/table";

/** Why the curtain is down: somebody decides, somebody wants to look, or a card is shown to all but one. */
export type Next =
  | { why: "turn" | "power"; player: Player; key: string }
  | { why: "wish"; player: Player; key: string }
  | { why: "shown"; player: Player; key: string; eyes: Player };

export interface Around {
  game: number;
  table: Table;
  chairs: TableNow["seats"];
  hands: readonly Hand[];
  /** What all have seen so far. */
  events: readonly AnyEvent[];
  /** How many of these need no showing any more. */
  seen: number;
  /** Who asked for the device. */
  wish: Player | null;
}

/** Who gets the device now; nobody while all may go on looking at the table. */
export function next(around: Around): Next | null {
  const shown = showing(around);
  if (shown !== null) return shown;
  const { game, wish } = around;
  if (wish !== null && at(around, wish)) return { why: "wish", player: wish, key: `${game}/wish/${wish}` };
  const { decision } = around.table;
  if (decision === null || !privately(decision) || !at(around, decision.player)) return null;
  if (around.chairs[decision.player]?.away) return null;
  const why = decision.question.type === "turn-choice" ? "turn" : "power";
  return { why, player: decision.player, key: `${game}/${decision.number}` };
}

/** Contests are answered aloud. */
const privately = ({ question }: Decision): boolean => question.type !== "contest-or-pass";

const at = ({ hands }: Around, player: Player): boolean => hands.some(({ seat }) => seat === player);

/** A card that all but its owner are shown: the last one, if there is somebody here to see it. */
function showing({ game, events, seen, hands, table }: Around): Next | null {
  const number = events.findLastIndex(({ type }) => type === "shown-around");
  const event = events[number];
  if (number < seen || event?.type !== "shown-around") return null;
  const eyes = hands.find(({ seat }) => seat !== event.player && !table.out.includes(seat))?.seat;
  if (eyes === undefined) return null;
  return { why: "shown", player: event.player, key: `${game}/shown/${number}`, eyes };
}
