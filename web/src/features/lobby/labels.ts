// What the lobby's choices are called.

import type { BotKind, SeatNow, Settings } from "../../api/protocol";
import { say } from "../../i18n/language.svelte";
import { inUnits, type OptionId, type Value } from "./options";

const duration = (seconds: number): string => say("duration", { ...inUnits(seconds) });

type Telling = (value: never, seats: readonly SeatNow[]) => string;

const VALUES: Partial<Record<OptionId, Telling>> = {
  first: (seat: number | null, seats) =>
    seat === null
      ? say("option-first-drawn")
      : seats[seat]?.name || say("option-first-seat", { number: seat + 1 }),
  seats: (value: string) => say("option-seats-value", { value }),
  clock: (seconds: number | null) => (seconds === null ? say("option-clock-none") : duration(seconds)),
  window: (seconds: number | null) => (seconds === null ? say("option-window-none") : duration(seconds)),
  memorise: (seconds: number) => duration(seconds),
  beat: (milliseconds: number) =>
    milliseconds === 0 ? say("option-beat-none") : duration(milliseconds / 1000),
  contest: (value: string) => say("option-contest-value", { value }),
  memory: (value: string) => say("option-memory-value", { value }),
  turn_limit: (count: number | null) =>
    count === null ? say("option-limit-none") : say("option-turns", { count }),
};

/** A value of an option in words. */
export function valueTold(option: OptionId, value: Value | boolean, seats: readonly SeatNow[]): string {
  if (typeof value === "boolean") return say(value ? "option-on" : "option-off");
  return (
    (VALUES[option] as ((value: Value, seats: readonly SeatNow[]) => string) | undefined)?.(value, seats) ??
    String(value)
  );
}

export const editionTold = (edition: Settings["edition"]): string => say("home-table-edition", { edition });

/** What a bot is like; bots from elsewhere bring their own sentence. */
export const summaryTold = ({ message, summary }: BotKind): string =>
  message ? say(message) : say("lobby-bot-own-words", { summary });
