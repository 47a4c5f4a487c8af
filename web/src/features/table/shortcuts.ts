// Answers by single keys. An answer that can't be taken back needs its key twice.

import { preferences } from "../../model/preferences.svelte";
import type { Choice, Key, Step } from "./choice.svelte";

const STEPS: Partial<Record<Key, Step>> = { l: "look", s: "swap", a: "announce" };

/** Whether a key press belongs to a text field, a dialog or the browser. */
export function isTyping({ target, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || isComposing) return true;
  return (
    target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog") !== null
  );
}

/** Take a key press as an answer, if it is one. */
export function press(event: KeyboardEvent, choice: Choice): void {
  if (!preferences.shortcuts || event.repeat || isTyping(event) || choice.room.sending) return;
  const key = event.key.toLowerCase();
  if (!isKey(key) || choice.asked === null) {
    choice.armed = null;
    return;
  }
  const act = actionOf(key, choice);
  if (act === null) return;
  event.preventDefault();
  if (act.final && choice.armed !== key) {
    choice.armed = key;
    return;
  }
  choice.armed = null;
  act.run();
}

const isKey = (key: string): key is Key => ["p", "c", "l", "s", "a"].includes(key);

function actionOf(key: Key, choice: Choice): { final: boolean; run: () => void } | null {
  if (key === "p" || key === "c") {
    const [action, ...more] = key === "p" ? choice.legal("pass") : choice.legal("contest");
    if (action === undefined || more.length) return null;
    return { final: true, run: () => choice.room.act(action) };
  }
  const step = STEPS[key]!;
  if (choice.step !== null || choice.asked!.decision.question.type !== "turn-choice") return null;
  const final = step === "look" && choice.legal("look").length === 1;
  return { final, run: () => choice.begin(step) };
}
