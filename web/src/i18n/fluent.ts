// Fluent messages of one language, formatted as `mascarade.locales` does it in Python.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** A character inside a sentence. A message that is given one as `$x` may use `$x` (with its article), `$x-name`,
 *  `$x-start` (to begin a sentence) and every attribute that the language's characters have, as `$x-gender`. */
export class Role {
  constructor(
    readonly character: string,
    readonly edition: string,
  ) {}
}

/** Another message inside a message, such as `edition-first`: `$x`, `$x-start` and `$x-<attribute>`. */
export class Piece {
  constructor(readonly message: string) {}
}

export type Argument = string | number | boolean | Role | Piece;

export class Messages {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    text: string,
  ) {
    // Marks around everything would end up in copied text and in the document's title; `isolated` adds them where needed.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const errors = this.#bundle.addResource(new FluentResource(text));
    if (errors.length) throw errors[0]!;
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** A message, or with `message.attribute` one of its attributes. A boolean is passed as yes or no. */
  format(id: string, args: Record<string, Argument> = {}): string {
    const pattern = this.#pattern(id);
    if (pattern === null) throw new Error(`no message ${id} in ${this.language}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, this.#expanded(args), errors);
    if (errors.length) throw new Error(`${id} in ${this.language}: ${errors.join("; ")}`);
    return text;
  }

  /** The character's name: `Juge`. */
  name(character: string, edition: string): string {
    return this.format(this.ofEdition(`character-${character}`, edition));
  }

  power(character: string, edition: string, amount: number, players: number): string {
    return this.format(this.ofEdition(`power-${character}`, edition), { amount, players });
  }

  /** The edition's own message where it has one, else the one for all editions. */
  ofEdition(id: string, edition: string): string {
    const own = `${id}-${edition}`;
    return this.has(own) ? own : id;
  }

  /** Things one after the other: `a, b and c`. */
  listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts[0] ?? "";
    const [first, ...rest] = parts.slice(0, -1).reverse();
    const last = parts.at(-1)!;
    const end = this.format("story-list-two", { first: first!, last, "last-initial": initial(last) });
    return rest.reduce((tail, part) => this.format("story-list-more", { first: part, rest: tail }), end);
  }

  #pattern(id: string) {
    const [name, attribute] = id.split(".") as [string, string?];
    const message = this.#bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }

  #expanded(args: Record<string, Argument>): Record<string, FluentVariable> {
    const variables: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (value instanceof Role) {
        const id = this.ofEdition(`character-${value.character}`, value.edition);
        const article = this.format(`${id}.article`);
        this.#expand(variables, key, id, article);
        variables[`${key}-name`] = this.format(id);
      } else if (value instanceof Piece)
        this.#expand(variables, key, value.message, this.format(value.message));
      else if (typeof value === "string") variables[key] = isolated(value);
      else variables[key] = typeof value === "boolean" ? (value ? "yes" : "no") : value;
    }
    return variables;
  }

  /** All forms of a message that stands inside another. */
  #expand(variables: Record<string, FluentVariable>, key: string, id: string, plain: string): void {
    const attributes = this.#bundle.getMessage(id)?.attributes ?? {};
    for (const attribute of Object.keys(attributes))
      variables[`${key}-${attribute}`] = this.format(`${id}.${attribute}`);
    variables[key] = plain;
    variables[`${key}-start`] = atTheStart(plain);
  }
}

/** The text in marks that keep it from reordering the words around it, if it is a name that is written from right to left. */
const isolated = (text: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Adlam}]/u.test(
    text,
  )
    ? `\u2068${text}\u2069`
    : text;

/** Letters that sound like a vowel and have no base letter in Unicode. */
const VOWELS: Readonly<Record<string, string>> = { ø: "o", œ: "o", æ: "a" };

/** The first letter, small and without its accent, for languages that elide or that change an 'and'; none for a digit or
 *  another script. A y before a vowel sounds like a consonant: it is a j. An h before an i that is a vowel is silent: it is an i. */
export function initial(text: string): string {
  const letters =
    text
      .toLowerCase()
      .normalize("NFD")
      .match(/[\p{L}\p{N}]/gu) ?? [];
  const [first = "", second = "", third = ""] = letters.map((letter) => VOWELS[letter] ?? letter);
  if (!/[a-z]/.test(first)) return "none";
  if (first === "h" && second === "i" && !/[aeou]/.test(third)) return "i";
  return first === "y" && /[aeiou]/.test(second) ? "j" : first;
}

/** The text with a capital letter, as at the start of a sentence. */
export const atTheStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
