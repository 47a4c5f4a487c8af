// Labels of the lobby's options.

import type { BotKind, SeatNow } from "../../api/protocol";
import { t } from "../../i18n/language.svelte";
import { inUnits, type OptionId, type Value } from "./options";

const duration = (seconds: number): string => t("duration", { ...inUnits(seconds) });

type Label = (value: never, seats: readonly SeatNow[]) => string;

const VALUES: Partial<Record<OptionId, Label>> = {
  first: (seat: number | null, seats) =>
    seat === null
      ? t("option-first-drawn")
      : seats[seat]?.name || t("option-first-seat", { number: seat + 1 }),
  seats: (value: string) => t("option-seats-value", { value }),
  clock: (seconds: number | null) => (seconds === null ? t("option-clock-none") : duration(seconds)),
  window: (seconds: number | null) => (seconds === null ? t("option-window-none") : duration(seconds)),
  memorise: (seconds: number) => duration(seconds),
  beat: (milliseconds: number) =>
    milliseconds === 0 ? t("option-beat-none") : duration(milliseconds / 1000),
  pace: (value: string) => t("menu-pace-value", { value }),
  contest: (value: string) => t("option-contest-value", { value }),
  memory: (value: string) => t("option-memory-value", { value }),
  turn_limit: (count: number) => t("option-turns", { count }),
};

/** A value of an option in words. */
export function valueLabel(option: OptionId, value: Value | boolean, seats: readonly SeatNow[]): string {
  if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
  return (
    (VALUES[option] as ((value: Value, seats: readonly SeatNow[]) => string) | undefined)?.(value, seats) ??
    String(value)
  );
}

/** An option and its value in a few words, which say without a heading what they are about. */
export function briefLabel(
  option: OptionId,
  value: Value | boolean,
  seats: readonly SeatNow[],
  clock: number | null,
): string {
  // Without a clock the deal lies open until everyone is ready.
  const unlimited = option === "memorise" && clock === null;
  return t("option-brief", {
    option,
    value: unlimited ? "null" : String(value),
    said: valueLabel(option, value, seats),
  });
}

/** A bot's description; bots from plug-ins bring their own. */
export const botSummary = ({ message, summary }: BotKind): string =>
  message ? t(message) : t("lobby-bot-own-words", { summary });
