// Dates and links of past games.

import { i18n } from "../../i18n/language.svelte";

export const formatDate = (at: number): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" }).format(at);

export const replayPath = (code: string, game: number): string => `/replay/${code}/${game}`;
