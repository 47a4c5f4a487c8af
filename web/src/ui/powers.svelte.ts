// A power's description, with the amounts of its edition.

import { session } from "../api/session.svelte";
import { messages } from "../i18n/language.svelte";

/** The number of coins that a power works with. */
export const amountOf = (character: string, edition: string): number =>
  session.known?.characters?.[edition]?.find(({ id }) => id === character)?.amount ?? 0;

export const powerOf = (character: string, edition: string, players: number): string =>
  messages().power(character, edition, amountOf(character, edition), players);
