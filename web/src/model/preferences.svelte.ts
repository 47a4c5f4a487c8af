// Preferences stored in this browser.

import { type Pace, PACES } from "./timing";
import { persisted } from "../api/persisted.svelte";

/** Dark, light, or as the system is set. */
export type Appearance = "dark" | "light" | "auto";

const USUAL_VOLUME = 60;

const appearance = persisted<Appearance>("appearance", "auto");
const pace = persisted<Pace>("pace", "usual");
/** Earlier releases stored only whether there is sound. */
const volume = persisted("volume", persisted("sound", true).value ? USUAL_VOLUME : 0);
const notify = persisted("notify", false);
const shortcuts = persisted("shortcuts", true);

export const preferences = {
  get appearance() {
    return appearance.value;
  },
  set appearance(chosen: Appearance) {
    appearance.value = chosen;
    document.documentElement.dataset["appearance"] = chosen;
  },
  get pace(): Pace {
    return pace.value in PACES ? pace.value : "usual";
  },
  set pace(chosen: Pace) {
    pace.value = chosen;
  },
  /** How loud sounds are, from 0 (silent) to 100. */
  get volume() {
    return Number.isFinite(volume.value) ? Math.min(100, Math.max(0, volume.value)) : USUAL_VOLUME;
  },
  set volume(chosen: number) {
    volume.value = chosen;
  },
  /** Whether single keys answer questions. */
  get shortcuts() {
    return shortcuts.value;
  },
  set shortcuts(on: boolean) {
    shortcuts.value = on;
  },
  /** Whether to notify the player when their turn comes. */
  get notify() {
    return notify.value;
  },
  set notify(on: boolean) {
    notify.value = on;
  },
};
