// The current language. Changing it updates every text on the page.

import { chapters, loaders } from "virtual:messages";
import { persisted } from "../api/persisted.svelte";
import { Messages, type Argument } from "./fluent";

export const LANGUAGES = Object.keys(loaders);
/** Each language's own name. */
export const LANGUAGE_NAMES: Record<string, string> = {
  en: "English",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  de: "Deutsch",
};

const chosen = persisted<string | null>("language", null);

type Chapter = keyof typeof chapters;

/** Messages with the apostrophe of print, for the files have that of the keyboard. */
const typeset = (text: string): string => text.replaceAll("'", "’");

class I18n {
  messages = $state.raw<Messages | null>(null);
  /** Chapters that pages have loaded on demand. */
  #chapters = new Set<Chapter>();
  #wanted = "en";
  #calls = 0;

  get language(): string {
    return this.messages?.language ?? "en";
  }

  async load(language: string): Promise<void> {
    this.#wanted = language;
    const call = ++this.#calls;
    const wanted = [loaders, ...[...this.#chapters].map((chapter) => chapters[chapter])];
    const texts = await Promise.all(wanted.map((each) => each[language]!()));
    if (call !== this.#calls) return; // another language or chapter was requested meanwhile
    this.messages = new Messages(language, typeset(texts.map((one) => one.default).join("\n")));
    document.documentElement.lang = language;
  }

  /** Load a chapter, from now on in every language. */
  async loadChapter(chapter: Chapter): Promise<void> {
    if (this.#chapters.has(chapter)) return;
    this.#chapters.add(chapter);
    try {
      await this.load(this.#wanted);
    } catch (reason) {
      this.#chapters.delete(chapter); // so that the next attempt loads it
      throw reason;
    }
  }

  /** Load the language that the document has chosen. */
  async start(): Promise<void> {
    await this.load(document.documentElement.lang);
  }

  async choose(language: string): Promise<void> {
    chosen.value = language;
    await this.load(language);
  }
}

export const i18n = new I18n();

/** The current messages; the page is mounted once they are loaded. */
export const messages = (): Messages => i18n.messages!;
export const t = (id: string, args?: Record<string, Argument>): string => messages().format(id, args);
