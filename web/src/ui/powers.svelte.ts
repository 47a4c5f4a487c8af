// What a character's power does, in words, with the amounts of its edition.

import { me } from "../api/session.svelte";
import { words } from "../i18n/language.svelte";

export function powerOf(character: string, edition: string, players: number): string {
  const cast = me.known?.characters?.[edition];
  const amount = cast?.find(({ id }) => id === character)?.amount ?? 0;
  return words().power(character, edition, amount, players);
}
