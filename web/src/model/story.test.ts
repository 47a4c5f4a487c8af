// The client folds and narrates events as the server does, compared with games that Python played and narrated.

import { beforeAll, describe, expect, it } from "vitest";
import { played, type Played } from "../testing/recordedGames";
import { mentions, setLanguage } from "../testing/language";
import { LANGUAGES, t } from "../i18n/language.svelte";
import { Phrases } from "./phrases";
import { Narrator, outcome } from "./story";
import { evolve, initialTable, type Player, type Table } from "./table";

/** The table before each event, and after the last. Before the deal, it is the one that the deal lays. */
function tablesOf({ events }: Played): Table[] {
  const [deal] = events;
  if (deal?.type !== "dealt") throw new Error("a game begins with its deal");
  const tables = [initialTable(deal)];
  for (const event of events) tables.push(evolve(tables.at(-1)!, event));
  return tables;
}

/** What both sides have to agree on: the page needs no graves that are still empty. */
function agreed({ filled, ...table }: Table): Table {
  return { ...table, filled: filled.slice(0, filled.lastIndexOf(true) + 1) };
}

/** The sentences of each event, as they are told to this player. */
function told(game: Played, viewer: Player | null = null): string[][] {
  const tables = tablesOf(game);
  const narrator = new Narrator(
    (player) => game.names[player]!,
    () => viewer,
  );
  return game.events.map((event, index) =>
    narrator
      .narrate(event, tables[index]!)
      .flatMap(({ text, secret }) => (secret ? [text(), t("story-secret", { told: secret() })] : [text()])),
  );
}

/** Told to Ada. */
const TO_THE_VIEWER: Record<string, string[]> = {
  en: [
    "You and Bob contest: “No, I am!”",
    "Bob gives you 2 coins.",
    "As the Witch, Bob takes 1 coin each from you and Cleo.",
    "Bob is out of coins. You are the richest and win!",
    "You, Bob and Cleo contest: “No, I am!”",
  ],
  de: [
    "Du und Bob widersprecht: „Nein, das bin ich!“",
    "Bob gibt dir 2 Münzen.",
    "Bob nimmt als Hexe je 1 Münze von dir und Cleo.",
    "Bob hat keine Münze mehr. Du bist am reichsten und gewinnst!",
    "Du, Bob und Cleo widersprecht: „Nein, das bin ich!“",
  ],
  es: [
    "Desafías el anuncio junto con Bob: «¡No, soy yo!».",
    "Bob te da 2 monedas.",
    "Bob usa el poder de la Bruja y te quita 1 moneda, igual que a Cleo.",
    "Bob pierde su última moneda. ¡Tienes la mayor fortuna y ganas la partida!",
    "Desafías el anuncio junto con Bob y Cleo: «¡No, soy yo!».",
  ],
  fr: [
    "Toi et Bob, vous contestez\u00a0: «\u00a0Non, c'est moi\u00a0!\u00a0»",
    "Bob te donne 2 pièces.",
    "Bob utilise le pouvoir de la Sorcière\u00a0: toi et Cleo, vous lui donnez chacun 1 pièce.",
    "Bob a perdu sa dernière pièce. Tu as la plus grosse fortune et gagnes la partie\u00a0!",
    "Toi, Bob et Cleo, vous contestez\u00a0: «\u00a0Non, c'est moi\u00a0!\u00a0»",
  ],
  it: [
    "Bob e tu contestate: «No, sono io!»",
    "Ricevi 2 monete da Bob.",
    "Bob usa il potere della Strega e prende 1 moneta a testa da te e da Cleo.",
    "Bob perde l'ultima moneta. Hai più monete di tutti e vinci la partita!",
    "Bob, Cleo e tu contestate: «No, sono io!»",
  ],
};

describe.each(played)("$name", (game) => {
  it("has the service's table after every event", () => {
    const [, ...tables] = tablesOf(game);
    for (const [index, table] of tables.entries())
      expect(agreed(table), `${index}: ${game.events[index]!.type}`).toEqual(agreed(game.tables[index]!));
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => setLanguage(language));

  it.each(played)("$name is told in the same words", (game) => {
    expect(told(game)).toEqual(game.lines[language]);
  });

  it.each(played)("$name never names the player whom it is told to", (game) => {
    const plain = told(game).map((sentences) => sentences.join(" "));
    for (const [viewer, name] of game.names.entries())
      for (const [index, sentences] of told(game, viewer).entries()) {
        const [named, addressed] = [plain[index]!, sentences.join(" ")];
        expect(mentions(addressed, name), addressed).toBe(false);
        expect(addressed !== named, `${named} / ${addressed}`).toBe(mentions(named, name));
      }
  });

  it("the viewer is addressed, alone and among others, in every place of a sentence", () => {
    const table = { ...tablesOf(played[0]!)[0]!, sitting: [0, 1, 2], coins: [5, 0, 3], out: [] };
    const phrases = new Phrases(table, (player) => ["Ada", "Bob", "Cleo"][player]!, 0);
    expect([
      phrases.tell("contested", { players: [1, 0] }, { count: 2 }),
      phrases.tell(
        "gives",
        { players: [1], target: 0 },
        { count: 1, coins: phrases.coins(2), "target-kind": "person" },
      ),
      phrases.tell(
        "power-takes-each",
        { player: 1, players: [0, 2] },
        { coins: phrases.coins(1), character: phrases.role("witch") },
      ),
      outcome(phrases, [0], "ruin"),
      phrases.tell("contested", { players: [1, 0, 2] }, { count: 3 }),
    ]).toEqual(TO_THE_VIEWER[language]);
  });
});
