// What is written beside a person at the table, from the table as it is shown.

import type { Table, TableNow } from "../../api/protocol";
import { edition, others, type Player } from "../../model/table";
import { say } from "../../i18n/language.svelte";
import { Role } from "../../i18n/fluent";

export type Voice = { kind: "announces" | "contests" | "passes"; text: string; character: string | null };

/** What a person has said in the round that is played, as far as it was shown. */
export function voice(table: Table, player: Player): Voice | null {
  const { round } = table;
  if (round === null || table.result !== null) return null;
  const character = new Role(round.character, edition(table));
  const claim = round.claims.findIndex((one) => one.player === player);
  if (claim === 0)
    return { kind: "announces", text: say("voice-announces", { character }), character: round.character };
  if (claim > 0)
    return { kind: "contests", text: say("voice-contests", { character }), character: round.character };
  if (round.waiting.includes(player) || table.out.includes(player)) return null;
  return round.waiting.length || table.stack.length === 0
    ? { kind: "passes", text: say("voice-passes"), character: null }
    : null;
}

/** Why a person is not free in this turn or would not be in the next. */
export function bound(table: Table, binding: string | null, player: Player): string | null {
  if (table.result !== null) return null;
  const playing = table.sitting[table.seat]!;
  if (player === playing && binding !== null && table.decision?.question.type === "turn-choice")
    return say(`bound-${binding}`);
  if (table.peeked.includes(player)) return say("bound-look");
  if (others(table, playing)[0] === player && table.revealed.includes(player))
    return say("bound-next", { edition: edition(table) });
  return null;
}

type Chair = TableNow["seats"][number];

/** Everything else there is to say of somebody who sits there. */
export function marks(chair: Chair | undefined, phase: TableNow["phase"]): string[] {
  if (chair === undefined) return [];
  return [
    chair.away && say("mark-away"),
    chair.kind === "person" && !chair.connected && !chair.away && say("mark-lost"),
    phase === "memorising" && chair.ready && say("mark-ready"),
    chair.votes.includes("wait") && say("mark-wants-time"),
    chair.votes.includes("abort") && say("mark-wants-end"),
  ].filter((mark) => mark !== false);
}
