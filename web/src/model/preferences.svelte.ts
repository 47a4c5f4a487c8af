// What a person has chosen for this browser.

import { PACES, type Pace } from "./timing";
import { kept } from "../api/persisted.svelte";

/** By night, by day, or as the system has it. */
export type Appearance = "dark" | "light" | "auto";

const appearance = kept<Appearance>("appearance", "dark");
const pace = kept<Pace>("pace", "usual");
const sound = kept("sound", true);
const notify = kept("notify", false);

export const preferences = {
  get appearance() {
    return appearance.value;
  },
  set appearance(chosen: Appearance) {
    appearance.value = chosen;
    dress();
  },
  get pace(): Pace {
    return pace.value in PACES ? pace.value : "usual";
  },
  set pace(chosen: Pace) {
    pace.value = chosen;
  },
  get sound() {
    return sound.value;
  },
  set sound(on: boolean) {
    sound.value = on;
  },
  /** Whether the browser may be asked to say that it is one's turn. */
  get notify() {
    return notify.value;
  },
  set notify(on: boolean) {
    notify.value = on;
  },
};

/** Put the chosen appearance on the page. */
export function dress(): void {
  document.documentElement.dataset["appearance"] = appearance.value;
}
