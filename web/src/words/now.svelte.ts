// The language that is spoken now. Changing it changes every sentence on the page.

import { loaders } from "virtual:words";
import { kept } from "../ui/kept.svelte";
import { Words, type Argument } from "./words";

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

class Spoken {
  words = $state.raw<Words | null>(null);

  get language(): string {
    return this.words?.language ?? "en";
  }

  async speak(language: string): Promise<void> {
    const { default: text } = await loaders[language]!();
    this.words = new Words(language, text);
    document.documentElement.lang = language;
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
