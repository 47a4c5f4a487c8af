// How past games are told.

import { spoken } from "../../i18n/language.svelte";

export const dated = (at: number): string =>
  new Intl.DateTimeFormat(spoken.language, { dateStyle: "medium" }).format(at);

export const replayOf = (code: string, game: number): string => `/replay/${code}/${game}`;
