// The language that is spoken now. Changing it changes every sentence on the page.

import { chapters, loaders } from "virtual:words";
import { kept } from "../api/persisted.svelte";
import { Words, type Argument } from "./fluent";

export const LANGUAGES = Object.keys(loaders);
/** Each language in its own words. */
export const OWN_NAMES: Record<string, string> = {
  en: "English",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  de: "Deutsch",
};

const chosen = kept<string | null>("language", null);

export type Chapter = keyof typeof chapters;

class Spoken {
  words = $state.raw<Words | null>(null);
  /** The chapters that pages have asked for besides. */
  #chapters = new Set<Chapter>();
  #wanted = "en";
  #calls = 0;

  get language(): string {
    return this.words?.language ?? "en";
  }

  async speak(language: string): Promise<void> {
    this.#wanted = language;
    const call = ++this.#calls;
    const wanted = [loaders, ...[...this.#chapters].map((chapter) => chapters[chapter])];
    const texts = await Promise.all(wanted.map((each) => each[language]!()));
    if (call !== this.#calls) return; // somebody has asked for another language, or for more, meanwhile
    this.words = new Words(language, texts.map((one) => one.default).join("\n"));
    document.documentElement.lang = language;
  }

  /** Speak from a chapter too, from now on and in every language. */
  async also(chapter: Chapter): Promise<void> {
    if (this.#chapters.has(chapter)) return;
    this.#chapters.add(chapter);
    await this.speak(this.#wanted);
  }

  /** The language that was chosen here before, else the first of the browser's that we have. */
  async begin(): Promise<void> {
    const wanted = [chosen.value ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
    await this.speak(wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en");
  }

  async choose(language: string): Promise<void> {
    chosen.value = language;
    await this.speak(language);
  }
}

export const spoken = new Spoken();

/** The words themselves; the page is only shown once they are there. */
export const words = (): Words => spoken.words!;
export const say = (id: string, args?: Record<string, Argument>): string => words().say(id, args);
