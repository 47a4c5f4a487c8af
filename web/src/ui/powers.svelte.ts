// What a character's power does, in words, with the amounts of its edition.

import { me } from "../net/me.svelte";
import { words } from "../words/now.svelte";

export function powerOf(character: string, edition: string, players: number): string {
  const cast = me.known?.characters?.[edition];
  const amount = cast?.find(({ id }) => id === character)?.amount ?? 0;
  return words().power(character, edition, amount, players);
}
