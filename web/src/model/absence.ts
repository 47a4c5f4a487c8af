// Players without a connection, for whom the table waits.

import type { TableNow } from "../api/protocol";
import { DAY } from "./settings";
import { deciding, type Player, type Table } from "./table";

/** The players whose answer can't come yet, each with the time since when. */
export function absentees(
  { phase, seats, settings }: TableNow,
  table: Table,
): { player: Player; since: number }[] {
  const { decision } = table;
  if (phase !== "playing" || decision === null) return [];
  const contest = decision.question.type === "contest-or-pass";
  const awaited = contest ? deciding(table, settings.contest) : [decision.player];
  return awaited.flatMap((player) => {
    const { lost_at: since, away } = seats[player]!;
    return since === null || away ? [] : [{ player, since }];
  });
}

/**
 * What ends the wait for them: two minutes, or less where time runs; the clock alone in a game over days; and where no
 * player is connected at all, the return of one.
 */
export function waitFor({ seats, settings, deadline }: TableNow): "bot" | "time" | "clock" | "nobody" {
  if ((settings.clock ?? 0) >= DAY) return "clock";
  if (!seats.some(({ connected, away }) => connected && !away)) return "nobody";
  return deadline === null ? "bot" : "time";
}
