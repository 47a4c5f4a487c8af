// The table's options besides the cards: one list, from which the lobby is made for the host and for everyone else.

import type { Catalogue, Settings } from "../../api/protocol";
import type { Change } from "../../model/settings";
import { PACES } from "../../model/timing";
import type { IconName } from "../../ui/icons";

export type Value = string | number | null;

interface Toggle {
  kind: "toggle";
  read(settings: Settings): boolean;
  write(on: boolean): Change;
}

interface Pick {
  kind: "pick";
  read(settings: Settings): Value;
  write(value: Value): Change;
  values(known: Catalogue, settings: Settings): readonly Value[];
}

export type Option = { id: OptionId } & (Toggle | Pick);
export type OptionId =
  | Exclude<keyof Settings, "edition" | "players" | "set" | "cards" | "cemetery" | "options">
  | keyof Settings["options"];

const toggle = (id: "public" | "spectators" | "newcomers"): Option => ({
  id,
  kind: "toggle",
  read: (settings) => settings[id],
  write: (on) => ({ [id]: on }),
});

const rule = (id: "confess_peek" | "only_the_richest" | "spy_sees_centre"): Option => ({
  id,
  kind: "toggle",
  read: ({ options }) => options[id],
  write: (on) => ({ options: { [id]: on } }),
});

/** A choice among these values, plus the current one if it is another. */
const pick = (
  id: "first" | "seats" | "clock" | "window" | "contest" | "memory" | "memorise" | "beat" | "pace",
  values: (known: Catalogue, settings: Settings) => readonly Value[],
): Option => ({
  id,
  kind: "pick",
  read: (settings) => settings[id],
  write: (value) => ({ [id]: value }) as Change,
  values: (known, settings) => including(values(known, settings), settings[id]),
});

function including(values: readonly Value[], now: Value): readonly Value[] {
  if (values.includes(now)) return values;
  const rank = (value: Value) => (typeof value === "number" ? value : -1);
  return [...values, now].sort((one, other) => rank(one) - rank(other));
}

export const GROUPS: readonly { id: string; options: readonly Option[] }[] = [
  {
    id: "time",
    options: [
      pick("clock", ({ clocks }) => clocks),
      pick("window", () => [null, 5, 8, 12, 20, 30, 60]),
      pick("memorise", () => [10, 20, 30, 60, 120, 300]),
      pick("beat", () => [400, 800, 1500, 3000]),
      pick("pace", () => Object.keys(PACES)),
    ],
  },
  {
    id: "contest",
    options: [
      pick("contest", () => ["clockwise", "sealed"]),
      pick("memory", () => ["open", "fading"]),
      rule("confess_peek"),
    ],
  },
  { id: "people", options: [toggle("public"), toggle("spectators"), toggle("newcomers")] },
  {
    id: "house",
    options: [
      pick("first", (_, { players }) => [null, ...Array.from({ length: players }, (__, seat) => seat)]),
      pick("seats", () => ["chosen", "random"]),
      rule("only_the_richest"),
      rule("spy_sees_centre"),
      {
        id: "turn_limit",
        kind: "pick",
        read: ({ options }) => options.turn_limit,
        write: (value) => ({ options: { turn_limit: value as number } }),
        values: (_, { options }) => including([20, 40, 60, 100, 200, 500, 1000, 2000], options.turn_limit),
      },
    ],
  },
];

/** The options that lie on the table; all others are one step away. */
export const PROMINENT: Partial<Record<OptionId, IconName>> = {
  contest: "hand",
  memory: "pin",
  clock: "clock",
  spectators: "look",
};

export type Unit = "seconds" | "minutes" | "days";

/** A duration in its usual unit. */
export function inUnits(seconds: number): { unit: Unit; count: number } {
  if (seconds >= 86_400 && seconds % 86_400 === 0) return { unit: "days", count: seconds / 86_400 };
  if (seconds >= 60 && seconds % 60 === 0) return { unit: "minutes", count: seconds / 60 };
  return { unit: "seconds", count: seconds };
}
