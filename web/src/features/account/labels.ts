// Dates and links of past games, and what devices are called.

import type { SignedInDevice } from "../../api/protocol";
import { i18n, t } from "../../i18n/language.svelte";

export const formatDate = (at: number): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" }).format(at);

export const replayPath = (code: string, game: number): string => `/replay/${code}/${game}`;

const NAMES: Record<NonNullable<SignedInDevice["browser"] | SignedInDevice["system"]>, string> = {
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  opera: "Opera",
  safari: "Safari",
  android: "Android",
  chromeos: "ChromeOS",
  ios: "iOS",
  linux: "Linux",
  macos: "macOS",
  windows: "Windows",
};
const DAY = 24 * 60 * 60 * 1000;
/** Days that are counted rather than dated. */
const RECENT = 6;

/** What a device is called, such as "Firefox on Linux". */
export function deviceLabel({ browser, system }: SignedInDevice): string {
  if (browser && system) return t("record-device", { browser: NAMES[browser], system: NAMES[system] });
  const known = browser ?? system;
  return known ? NAMES[known] : t("record-device-unknown");
}

/** When a device was last used, or signed in if that is not known. Days are those of UTC, as stored. */
export function lastSeen({ used_on, created_at }: SignedInDevice, now = Date.now()): string {
  const day = dayLabel(used_on ?? created_at, now);
  return used_on === null ? t("record-device-since", { day }) : t("record-device-used", { day });
}

function dayLabel(at: number, now: number): string {
  const ago = Math.floor(now / DAY) - Math.floor(at / DAY);
  if (ago <= RECENT)
    return new Intl.RelativeTimeFormat(i18n.language, { numeric: "auto" }).format(-ago, "day");
  return new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeZone: "UTC" }).format(at);
}
