// A power's description, with the amounts of its edition.

import { session } from "../api/session.svelte";
import { messages } from "../i18n/language.svelte";

export function powerOf(character: string, edition: string, players: number): string {
  const cast = session.known?.characters?.[edition];
  const amount = cast?.find(({ id }) => id === character)?.amount ?? 0;
  return messages().power(character, edition, amount, players);
}
