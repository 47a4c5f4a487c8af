// What the table's page says about people, at the positions of recorded games: to each player it says "you", and never
// their own name.

import { beforeAll, describe, expect, it } from "vitest";
import type { AskedOf, Catalogue } from "../../api/protocol";
import { session } from "../../api/session.svelte";
import { LANGUAGES, t } from "../../i18n/language.svelte";
import { type Known, learn, NOTHING } from "../../model/knowledge";
import { Phrases } from "../../model/phrases";
import { evolve, initialTable, others, type Player, type Table } from "../../model/table";
import { characters } from "../../testing/catalogue";
import { dealt, nameOf, turn } from "../../testing/events";
import { mentions, setLanguage } from "../../testing/language";
import { played } from "../../testing/recordedGames";
import { tableNow } from "../../testing/tables";
import { bound, headline, marks } from "../../ui/board/people";
import { brief } from "../../ui/briefs";
import { prompt } from "./prompts";
import { sight, since } from "./recollection";

interface Position {
  table: Table;
  names: readonly string[];
  known: Known;
}

/** Between two positions of a game. */
const STEP = 151;
const BINDINGS = [null, "look", "swap", "no-announce"];
const STATES = ["says", "contests", "passes", "now", "waits"];

const positions: Position[] = played.flatMap(({ events, tables, names }) => {
  let known = NOTHING;
  return events.flatMap((event, index) => {
    const table = tables[index]!;
    known = learn(known, event, tables[index - 1] ?? table);
    return index % STEP === 0 || table.result ? [{ table, names, known }] : [];
  });
});

/** Everything that the page may say at a position about a player, those beside them, and the cards. */
function* said({ table, known }: Position, me: Player, phrases: Phrases): Generator<string> {
  for (const binding of BINDINGS) yield headline(phrases, binding);
  const beside = others(table, me);
  const people = new Set(
    [me, ...beside.slice(0, 1), ...beside.slice(-1)].filter((one) => !table.out.includes(one)),
  );
  for (const player of people) {
    yield phrases.say("coins-of", { player }, { amount: 3 });
    for (const binding of BINDINGS) yield bound(phrases, binding, player)?.text ?? "";
    yield* marks(phrases, player, { ...tableNow({}).seats[0]!, votes: ["wait", "abort"] }, "playing");
    for (const state of STATES) yield phrases.say(`claim-${state}`, { player });
    for (const { id } of characters[table.setup.scenario.edition]!) yield brief(id, phrases, player);
  }
  for (const [spot, filled] of table.filled.entries()) {
    if (filled) yield phrases.card(spot);
    const memory = known[spot];
    if (memory) yield `${sight(phrases, spot, memory)} ${since(phrases, memory)}`;
  }
  const winners = table.result?.winners ?? [];
  if (winners.length) yield phrases.say("end-of", { players: winners }, { count: winners.length });
  const { decision } = table;
  if (decision !== null && decision.player === phrases.viewer) {
    const asked: AskedOf = { type: "asked", game: 1, decision, legal: [], held: null };
    const { title, hint } = prompt(asked, phrases);
    yield `${title} ${hint ?? ""}`;
  }
}

beforeAll(() => {
  session.known = { characters } as Catalogue;
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => setLanguage(language));

  it("nobody is told their own name", () => {
    let about = 0;
    for (const position of positions) {
      const called = (player: Player) => position.names[player]!;
      for (const [viewer, name] of position.names.entries()) {
        const named = [...said(position, viewer, new Phrases(position.table, called))];
        about += named.filter((text) => mentions(text, name)).length;
        const wrong = [...said(position, viewer, new Phrases(position.table, called, viewer))].filter(
          (text) => mentions(text, name),
        );
        expect(wrong).toEqual([]);
      }
    }
    expect(about).toBeGreaterThan(1000);
  });
});

/** Told to Adele, of herself and of Bruno. */
const ABOUT_BOTH: Record<string, string[]> = {
  en: [
    "King, Bruno's card at the deal. Untouched by others since.",
    "King, at the deal. You and Bruno have taken it since.",
    "King, at the deal. Untouched by others since.",
    "You just revealed a card and must swap or pretend to",
    "Bruno just revealed a card and must swap or pretend to",
    "You and Bruno take the ball!",
  ],
  de: [
    "König, die Karte von Bruno beim Austeilen. Seitdem von anderen unberührt.",
    "König, beim Austeilen. Seitdem von dir und Bruno genommen.",
    "König, beim Austeilen. Seitdem von anderen unberührt.",
    "Du hast gerade aufgedeckt und musst tauschen oder nur so tun.",
    "Bruno hat gerade aufgedeckt und muss tauschen oder nur so tun.",
    "Der Ball gehört dir und Bruno!",
  ],
  es: [
    "Rey, la carta de Bruno en el reparto. Nadie más la tocó.",
    "Rey, en el reparto. Después la tomaron Bruno y tú.",
    "Rey, en el reparto. Nadie más la tocó.",
    "Acabas de revelar una carta y debes cambiar o fingirlo",
    "Bruno acaba de revelar una carta y debe cambiar o fingirlo",
    "¡El baile es tuyo y de Bruno!",
  ],
  fr: [
    "Roi\u00a0: la carte de Bruno à la donne. Personne d'autre n'y a touché.",
    "Roi\u00a0: à la donne. Prise depuis par toi et par Bruno.",
    "Roi\u00a0: à la donne. Personne d'autre n'y a touché.",
    "Tu viens de révéler une carte\u00a0: tu dois échanger ou faire semblant",
    "Bruno vient de révéler une carte et doit échanger ou faire semblant",
    "Le bal est à toi et à Bruno\u00a0!",
  ],
  it: [
    "Re: la carta di Bruno alla distribuzione. Nessun altro l'ha toccata.",
    "Re: alla distribuzione. Da allora l'avete avuta Bruno e tu.",
    "Re: alla distribuzione. Nessun altro l'ha toccata.",
    "Hai appena rivelato una carta e devi scambiare o fare finta",
    "Bruno ha appena rivelato una carta e deve scambiare o fare finta",
    "Il ballo è tuo e di Bruno!",
  ],
};

it.each(LANGUAGES)("in %s the viewer is addressed in the right case and person", async (language) => {
  await setLanguage(language);
  const chooses = (player: Player): Phrases => {
    const decision = {
      number: 1,
      player,
      question: { type: "turn-choice" as const, binding: "swap" as const },
    };
    const table = [turn(5, player, "swap"), { type: "asked" as const, decision }].reduce(
      evolve,
      initialTable(dealt()),
    );
    return new Phrases(table, nameOf, 0);
  };
  const [mine, others] = [chooses(0), chooses(1)];
  /** Of the King, who was a player's card at the deal and is another's now, and may have been taken since. */
  const said = (then: Player, now: Player, ...hands: Player[]): string => {
    const taken = hands.map((player) => ({ player, turn: 2 }));
    const memory = {
      character: "king",
      how: "deal" as const,
      turn: 0,
      spot: then,
      owner: then,
      hands: taken,
    };
    return `${sight(mine, now, memory)} ${since(mine, memory)}`;
  };
  expect([
    said(1, 0),
    said(1, 1, 0, 1),
    said(0, 0),
    headline(mine, "swap"),
    headline(others, "swap"),
    mine.say("end-of", { players: [0, 1] }, { count: 2 }),
  ]).toEqual(ABOUT_BOTH[language]);
});

/** Contesting with one of several cards: on the button, told to who does it, and to another. */
const CONTESTED: Record<string, string[]> = {
  en: [
    "No, I am the King, with my left card!",
    "You contest with your left card.",
    "Adele contests with their left card.",
  ],
  de: [
    "Nein, ich bin der König, mit meiner linken Karte!",
    "Du legst die Hand auf deine linke Karte und widersprichst.",
    "Adele legt die Hand auf die eigene linke Karte und widerspricht.",
  ],
  es: [
    "¡No, el Rey soy yo, con mi carta izquierda!",
    "Desafías el anuncio con tu carta izquierda.",
    "Adele desafía el anuncio con su carta izquierda.",
  ],
  fr: [
    "Non, le Roi, c'est moi, avec ma carte de gauche\u00a0!",
    "Tu contestes avec ta carte de gauche.",
    "Adele conteste avec sa carte de gauche.",
  ],
  it: [
    "No, il Re sono io, con la mia carta sinistra!",
    "Contesti con la tua carta sinistra.",
    "Adele contesta con la propria carta sinistra.",
  ],
};

it.each(LANGUAGES)("in %s a contest names the card in the right person", async (language) => {
  await setLanguage(language);
  const table = initialTable(dealt(undefined, 3));
  const told = (viewer: Player) => {
    const phrases = new Phrases(table, nameOf, viewer);
    return phrases.tell("contested-with", { player: 0 }, { card: phrases.card(0, 0) });
  };
  const phrases = new Phrases(table, nameOf, 0);
  expect([
    t("claim-contest-with", { character: phrases.role("king"), which: phrases.which(0) }),
    told(0),
    told(1),
  ]).toEqual(CONTESTED[language]);
});
