// What the player remembers of a card, in words.

import { t } from "../../i18n/language.svelte";
import type { Memory } from "../../model/knowledge";
import type { Phrases } from "../../model/phrases";
import { ownerOf, type Spot } from "../../model/table";

/** When it was last seen, and as whose card if it lay elsewhere or was another player's then. */
export function sight(phrases: Phrases, spot: Spot, memory: Memory): string {
  const { how, turn, owner } = memory;
  const seen = { character: phrases.role(memory.character), how, turn };
  if (memory.spot === spot && owner === ownerOf(phrases.table, spot)) return t("seen-sight", seen);
  return t("seen-sight-elsewhere", { ...seen, card: phrases.card(memory.spot, undefined, owner) });
}

/** Who may have changed it since. */
export function since(phrases: Phrases, { hands }: Memory): string {
  if (hands.length === 0) return t("seen-untouched");
  const players = [...new Set(hands.map(({ player }) => player))];
  return phrases.say("seen-touched", { players }, { count: players.length });
}

const SURE = { "1": "sure-full", "0.5": "sure-half", "0.25": "sure-doubtful", "0": "sure-none" };

/** How sure a memory is. */
export const sureWord = (lit: number): string => t(SURE[`${lit}` as keyof typeof SURE]);
