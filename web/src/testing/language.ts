// Sets the language in tests without a page.

import { chapters, loaders } from "virtual:messages";
import { i18n } from "../i18n/language.svelte";
import { Messages } from "../i18n/fluent";

export async function loadMessages(language: string): Promise<Messages> {
  const wanted = [loaders, ...Object.values(chapters)];
  const texts = await Promise.all(wanted.map((each) => each[language]!()));
  return new Messages(language, texts.map((one) => one.default).join("\n"));
}

export async function setLanguage(language: string): Promise<void> {
  i18n.messages = await loadMessages(language);
}

/** Whether a text has this word. */
export const mentions = (text: string, word: string): boolean =>
  text.includes(word) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(text);
