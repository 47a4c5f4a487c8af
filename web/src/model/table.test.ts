// A page lags behind the server. A question must only be shown over the announcement that it is about.

import { describe, expect, it } from "vitest";
import type { Decision } from "../api/protocol";
import { played, type Played } from "../testing/recordedGames";
import { evolve, finesDue, initialTable, shows, type Table } from "./table";

/** Events by which a page may lag behind. */
const LAG = 120;

interface Moment {
  table: Table;
  /** The event that announced what is contested. */
  announced: number;
}

function momentsOf({ events }: Played): Moment[] {
  const [deal] = events;
  if (deal?.type !== "dealt") throw new Error("a game begins with its deal");
  const moments: Moment[] = [];
  let table = initialTable(deal);
  let announced = -1;
  for (const [index, event] of events.entries()) {
    if (event.type === "announced") announced = index;
    table = evolve(table, event);
    moments.push({ table, announced });
  }
  return moments;
}

/** The questions that the server has asked by then, early ones included. */
function questions({ decision, round }: Table): Decision[] {
  if (decision === null) return [];
  if (decision.question.type !== "contest-or-pass") return [decision];
  return round!.waiting.map((player, place) => ({ ...decision, player, number: decision.number + place }));
}

describe.each(played)("$name", (game) => {
  const moments = momentsOf(game);

  it("shows each question as soon as the page has come to it", () => {
    for (const { table } of moments)
      for (const asked of questions(table)) expect(shows(table, asked)).toBe(true);
  });

  it("shows no question over another announcement or another decision", () => {
    for (const [now, { table, announced }] of moments.entries())
      for (const asked of questions(table))
        for (const [before, shown] of moments.slice(Math.max(0, now - LAG), now).entries())
          if (shows(shown.table, asked)) {
            if (asked.question.type === "contest-or-pass")
              expect(shown.announced, `${before}/${now}`).toBe(announced);
            else expect(shown.table.decision).toEqual(asked);
          }
  });
});

it("fines that wait for a power are announced as they are paid", () => {
  let delayed = 0;
  for (const { events, tables } of played)
    for (const [index, event] of events.entries()) {
      if (event.type === "revealed") expect(finesDue(tables[index]!)).toBe(0); // nothing waits yet
      if (event.type !== "coins-moved" || event.reason !== "fine") continue;
      const sum = event.moves.reduce((all, [, , amount]) => all + amount, 0);
      const reveal = events.slice(0, index).findLastIndex(({ type }) => type === "revealed");
      const waiting = tables.slice(reveal, index).filter(({ stack }) => stack.length > 0);
      expect(waiting.map(finesDue)).toEqual(waiting.map(() => sum));
      expect(finesDue(tables[index]!)).toBe(0);
      delayed += Number(events.slice(reveal, index).some(({ type }) => type === "asked"));
    }
  expect(delayed).toBeGreaterThan(5);
});
