// The examples of docs/protocol.md, which the server's tests use too.

import { readFileSync } from "node:fs";
import type { Fair, Lock, Scenario, Settings, TableNow } from "../api/protocol";
import type { Terms } from "../model/fairness/draws";
import { tableNow } from "./tables";

interface Drawing {
  secret: string;
  commitment: string;
  digest: string;
  bound: number;
  below: number[];
  set: string;
  setup: { scenario: Scenario; options: object };
  order: number[];
  first: number;
  cards: string[];
  cemetery: string[];
  start: string;
  chain: { nonce: string; action: unknown; head: string }[];
}

const page = readFileSync("../docs/protocol.md", "utf8");

const example = (heading: string): unknown =>
  JSON.parse(page.split(heading)[1]!.split("```json\n")[1]!.split("```")[0]!);

export const EXAMPLE = example("### The bytes") as Drawing & { lock: Lock; shares: string[]; deal: string };
export const VERSION_1 = example("### Version 1") as Drawing & { terms: Terms };

/** A commitment in the lobby, before anybody has promised anything. */
export const fair = (changes: Partial<Fair> = {}): Fair => ({
  version: 2,
  commitment: EXAMPLE.commitment,
  attempt: 1,
  failed: [],
  promises: [],
  lock: null,
  awaited: [],
  shares: [],
  ...changes,
});

/** The table of the example, as the page shows it before and while its cards are dealt. */
export function lockedTable(phase: "lobby" | "dealing", changes: Partial<Fair> = {}): TableNow {
  const { lock } = EXAMPLE;
  const empty = tableNow({}).seats[0]!;
  const seats = lock.seats.map((one) => {
    if (one.kind === "person") return { ...empty, kind: one.kind, bot: null, temper: null };
    const [boldness, scepticism, memory] = (one.temper ?? []).map((part) => part / 1000);
    const temper = one.temper && { boldness: boldness!, scepticism: scepticism!, memory: memory! };
    return { ...empty, kind: one.kind, bot: one.bot, temper };
  });
  return tableNow({
    code: lock.table,
    phase,
    game: 0,
    settings: lock.settings as unknown as Settings,
    seats,
    fair: fair({ attempt: lock.attempt, failed: lock.failed, ...changes }),
  });
}
