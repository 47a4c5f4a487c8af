// Who has taken a card since the viewer saw it.

import { t } from "../../i18n/language.svelte";
import type { Phrases } from "../../model/phrases";
import type { Player } from "../../model/table";

interface Hand {
  player: Player;
  turn: number;
  /** Whether it was a real swap, if the viewer made it. */
  really?: boolean | null;
}

/** In words: the others together, then the viewer's own swaps, of which they know whether they were real. */
export function since(phrases: Phrases, hands: readonly Hand[]): string {
  if (hands.length === 0) return t("seen-untouched");
  const players = [...new Set(hands.flatMap(({ player, really }) => (really == null ? player : [])))];
  return [
    players.length && phrases.say("seen-touched", { players }, { count: players.length }),
    ...hands.flatMap(({ turn, really }) => (really == null ? [] : t("seen-swapped", { turn, really }))),
  ]
    .filter(Boolean)
    .join(" ");
}
