import { describe, expect, it } from "vitest";
import { loadMessages } from "../testing/language";
import { explain } from "./errors";
import { LANGUAGE_NAMES, LANGUAGES } from "./language.svelte";
import { atTheStart, initial, Piece, Role, Messages } from "./fluent";

const TEXT = `
character-queen = Queen
    .article = the Queen
    .gender = feminine
    .of = of the Queen
character-fool = Fool
    .article = the Fool
    .gender = masculine
character-fool-second = Jester
    .article = the Jester
    .gender = masculine
edition-first = the first edition
    .short = first
forms = { $x } { $x-name } { $x-start } { $x-gender } { $x-of }
fool = { $x-start } is { $x-name }
piece = { $x } { $x-start } { $x-short }
asked = { $really ->
    [yes] really
   *[no] only pretended
  }
coins = { $amount ->
    [one] a coin
   *[other] { $amount } coins
  }
story-list-two = { $first } { $last-initial ->
    [a] AND
   *[other] and
  } { $last }
story-list-more = { $first }, { $rest }
error-unexplained = no words for { $code }
error-exact = { $exact ->
    [yes] exactly { $most }
   *[no] from { $fewest } to { $most }
  }
error-seat = seat { $player }
error-stranger = { $character-start }? Perhaps { $nearest }
`;
const messages = new Messages("en", TEXT);

describe("a sentence", () => {
  it("is given a character in all its forms", () => {
    expect(messages.format("forms", { x: new Role("queen", "first") })).toBe(
      "the Queen Queen The Queen feminine of the Queen",
    );
  });

  it("names a character as its edition does", () => {
    expect(messages.format("fool", { x: new Role("fool", "first") })).toBe("The Fool is Fool");
    expect(messages.format("fool", { x: new Role("fool", "second") })).toBe("The Jester is Jester");
    expect([messages.name("fool", "second"), messages.name("queen", "second")]).toEqual(["Jester", "Queen"]);
  });

  it("is given another message in all its forms", () => {
    expect(messages.format("piece", { x: new Piece("edition-first") })).toBe(
      "the first edition The first edition first",
    );
  });

  it("takes a boolean as yes or no, and a number for its plural", () => {
    expect([messages.format("asked", { really: true }), messages.format("asked", { really: false })]).toEqual(
      ["really", "only pretended"],
    );
    expect([1, 2].map((amount) => messages.format("coins", { amount }))).toEqual(["a coin", "2 coins"]);
  });

  it("is not said with something missing", () => {
    expect(() => messages.format("nothing")).toThrow("no message nothing in en");
    expect(() => messages.format("character-queen.dative")).toThrow("no message");
    expect(() => messages.format("coins")).toThrow("coins in en");
    expect(() => messages.format("forms", { x: new Role("nobody", "first") })).toThrow("character-nobody");
    expect([messages.has("coins"), messages.has("nothing"), messages.has("character-queen.of")]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

it("lists none, one, two and more, and knows how the last begins", () => {
  const lists = [[], ["a"], ["a", "b"], ["a", "b", "c", "d"], ["b", "Äpfel"]];
  expect(lists.map((list) => messages.listed(list))).toEqual([
    "",
    "a",
    "a and b",
    "a, b, c and d",
    "b AND Äpfel",
  ]);
});

it.each([
  ["Émile", "e"],
  ["Øyvind", "o"],
  ["Œdipe", "o"],
  ["Ærø", "a"],
  ["Łukasz", "none"],
  ["Иван", "none"],
  ["李 Anna", "none"],
  ["8 Ines", "none"],
  ["Yves", "y"],
  ["Yann", "j"],
  ["Y", "y"],
  ["Hilda", "i"],
  ["Hiero", "h"],
  ["Hugo", "h"],
  ["李", "none"],
  ["„Ina“", "i"],
])("%s begins with %s", (name, letter) => expect(initial(name)).toBe(letter));

it.each<[string, string, string]>([
  ["it", "李", "Ada e 李"],
  ["it", "李 Elena", "Ada e 李 Elena"],
  ["it", "Łukasz", "Ada e Łukasz"],
  ["it", "Елена", "Ada e Елена"],
  ["it", "Élodie", "Ada ed Élodie"],
  ["es", "李", "Ada y 李"],
  ["es", "Ines", "Ada e Ines"],
  ["es", "Hilda", "Ada e Hilda"],
  ["es", "Yves", "Ada e Yves"],
  ["es", "Yann", "Ada y Yann"],
])("in %s, %s is listed as %s", async (language, name, list) => {
  expect((await loadMessages(language)).listed(["Ada", name])).toBe(list);
});

it("begins sentences with a capital, and leaves the rest alone", () => {
  expect(["l'Imperatrice", "der Narr", ""].map(atTheStart)).toEqual(["L'Imperatrice", "Der Narr", ""]);
});

it("refuses messages of the same name", () => {
  expect(() => new Messages("en", "twice = one\ntwice = two")).toThrow("twice");
});

it("keeps a name that runs from right to left apart from the words around it", () => {
  const said = new Messages("en", "wins = { $player } wins with { $coins }");
  expect(said.format("wins", { player: "Ada", coins: 13 })).toBe("Ada wins with 13");
  expect(said.format("wins", { player: "דנה", coins: 13 })).toBe("\u2068דנה\u2069 wins with 13");
});

describe("a refusal", () => {
  it("is told with its facts in words", () => {
    expect(explain(messages, "exact", { fewest: 4, most: 4 })).toBe("exactly 4");
    expect(explain(messages, "exact", { fewest: 4, most: 6 })).toBe("from 4 to 6");
    expect(explain(messages, "seat", { player: 0 })).toBe("seat 1");
    expect(explain(messages, "stranger", { character: "quen", nearest: "queen" })).toBe(
      "Quen? Perhaps Queen",
    );
  });

  it("without words of its own is told by its code", () => {
    expect(explain(messages, "unheard-of", {})).toBe("no words for unheard-of");
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("everything loads, and the language has its own name", async () => {
    expect((await loadMessages(language)).has("story-dealt")).toBe(true);
    expect(LANGUAGE_NAMES).toHaveProperty(language);
  });

  it("characters are spoken of with their articles", async () => {
    const messages = await loadMessages(language);
    const text = messages.format("story-card-left", { character: new Role("king", "first") });
    expect(text).toContain(messages.name("king", "first"));
  });
});
