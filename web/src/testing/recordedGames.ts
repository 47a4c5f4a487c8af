// Games played by the Python rules: their events as one viewer is sent them, and the expected tables and sentences.
// `tests/locales/narrated_games.py` chooses them so that every kind of event and every power occurs.

import { execFileSync } from "node:child_process";
import type { AnyEvent, Table } from "../model/table";

export interface Played {
  name: string;
  names: string[];
  events: AnyEvent[];
  /** After each event. */
  tables: Table[];
  /** The sentences of each event, by language. */
  lines: Record<string, string[][]>;
}

export const played: Played[] = JSON.parse(
  execFileSync(".venv/bin/python", ["-m", "tests.locales.narrated_games"], {
    cwd: "..",
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  }),
);
