// Speaking a language in tests that have no page.

import { chapters, loaders } from "virtual:words";
import { spoken } from "../i18n/language.svelte";
import { Words } from "../i18n/fluent";

export async function wordsOf(language: string): Promise<Words> {
  const wanted = [loaders, ...Object.values(chapters)];
  const texts = await Promise.all(wanted.map((each) => each[language]!()));
  return new Words(language, texts.map((one) => one.default).join("\n"));
}

export async function speak(language: string): Promise<void> {
  spoken.words = await wordsOf(language);
}
