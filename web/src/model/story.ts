// Events as sentences, for the viewer who saw them. Sentences are formatted when they are read, so that they follow the
// page's language. Which events share a sentence is decided as in `mascarade.cli.narrative.story`.

import type { Contested, Move, PowerUsed } from "../api/protocol";
import { messages, t } from "../i18n/language.svelte";
import { initial, Role, type Argument } from "../i18n/fluent";
import {
  centre,
  edition,
  hand,
  ownerOf,
  seatOf,
  type AnyEvent,
  type Place,
  type Player,
  type Spot,
  type Table,
} from "./table";

export interface StoryLine {
  /** What everybody sees of it. */
  text: () => string;
  /** What only this viewer, or only some, may know. */
  secret?: () => string;
}

const WHICH = ["left", "right", "protected"];
type Event<K extends AnyEvent["type"]> = Extract<AnyEvent, { type: K }>;
type Sentences = { [K in AnyEvent["type"]]?: (narrator: Narrator, event: Event<K>) => StoryLine[] };

const story = (id: string, args?: Record<string, Argument>) => t(`story-${id}`, args);

/** What the players and cards of a game are called, given the current table. */
export class Phrases {
  constructor(
    readonly table: Table,
    readonly nameOf: (player: Player) => string,
  ) {}

  role = (character: string): Role => new Role(character, edition(this.table));
  people = (all: readonly Player[]): string => messages().listed(all.map(this.nameOf));
  characters = (all: readonly string[]): string =>
    messages().listed(all.map((one) => messages().name(one, edition(this.table))));
  coins = (amount: number): string => t("amount-in-coins", { amount });
  place = (place: Place): string =>
    typeof place === "number" ? this.nameOf(this.table.sitting[place]!) : story(place);
  /** Where coins come from or go to, as an argument: `-kind` is what to choose a preposition by. */
  placed = (argument: string, place: Place): Record<string, Argument> => ({
    [argument]: this.place(place),
    [`${argument}-kind`]: typeof place === "number" ? "person" : place,
  });
  cards = (spots: readonly Spot[], toldOf?: Player): string =>
    messages().listed(spots.map((spot) => this.card(spot, toldOf)));

  /** What a card is called when addressing the player at this seat. */
  cardTo(me: Player | null, spot: Spot): string {
    const { table } = this;
    if (me === null || ownerOf(table, spot) !== me) return this.card(spot);
    return t("card-yours", { which: hand(table) > 1 ? WHICH[spot % hand(table)]! : "only" });
  }

  /** A card by its position; `toldOf` is the subject of the sentence. */
  card(spot: Spot, toldOf?: Player): string {
    const { table } = this;
    const owner = ownerOf(table, spot);
    if (owner === null) {
      const middle = centre(table);
      return middle.length === 1
        ? story("card-centre")
        : story("card-centre-number", { number: middle.indexOf(spot) + 1 });
    }
    const which = hand(table) > 1 ? WHICH[spot % hand(table)]! : "only";
    return owner === toldOf
      ? story("card-own", { which })
      : story("card-of", { which, owner: this.nameOf(owner), "owner-initial": initial(this.nameOf(owner)) });
  }
}

const few = (table: Table) => hand(table) > 1;

/** Narrates events in order. Some wait for the next: answers share a sentence, a power is narrated with its effect. */
export class Narrator {
  phrases!: Phrases;
  answering = false;
  contests: Contested[] = [];
  power: PowerUsed | null = null;

  constructor(readonly nameOf: (player: Player) => string) {}

  /** The sentences that are complete with this event; `table` is the table before it. */
  narrate(event: AnyEvent, table: Table): StoryLine[] {
    if (event.type === "asked") return [];
    this.phrases = new Phrases(table, this.nameOf);
    const due: StoryLine[] = [];
    if (event.type !== "contested" && event.type !== "passed") due.push(...this.#answers());
    if (this.power !== null) {
      const power = this.power;
      this.power = null;
      const together = powerWith(this.phrases, power, event);
      if (together !== null) return [...due, together];
      due.push(powerAlone(this.phrases, power));
    }
    const sentence = SENTENCES[event.type] as
      ((narrator: Narrator, event: AnyEvent) => StoryLine[]) | undefined;
    return sentence === undefined ? due : [...due, ...sentence(this, event)];
  }

  /** The answers to the announcement so far. */
  #answers(): StoryLine[] {
    const phrases = this.phrases;
    const { table } = phrases;
    if (!this.answering || table.round === null) return [];
    const { contests } = this;
    this.contests = [];
    this.answering = false;
    if (contests.length === 0) return table.round.waiting.length ? [] : [{ text: () => story("unopposed") }];
    if (few(table))
      return contests.map(({ player, spot }) => ({
        text: () =>
          story("contested-with", { player: this.nameOf(player), card: phrases.card(spot, player) }),
      }));
    const who = contests.map(({ player }) => player);
    return [{ text: () => story("contested", { players: phrases.people(who), count: who.length }) }];
  }
}

const one = (text: () => string, secret?: (() => string) | null | false): StoryLine[] => [
  secret ? { text, secret } : { text },
];

const SENTENCES: Sentences = {
  dealt: ({ phrases, nameOf }, { first, setup, cemetery }) => {
    const lines = one(() =>
      story("dealt", { first: nameOf(first), coins: phrases.coins(phrases.table.coins[first]!) }),
    );
    const buried = [...setup.scenario.cemetery].sort();
    if (buried.length === 0) return lines;
    const resting = one(
      () => story("dealt-cemetery", { characters: phrases.characters(buried) }),
      cemetery && (() => story("dealt-cemetery-secret", { characters: phrases.characters(cemetery) })),
    );
    return [...lines, ...resting];
  },
  looked: ({ phrases, nameOf }, { player, spots, characters }) =>
    one(
      () => story("looked", { player: nameOf(player), cards: phrases.cards(spots, player) }),
      characters &&
        (() =>
          characters.length === 1
            ? story("looked-secret-one", { character: phrases.role(characters[0]!) })
            : story("looked-secret-many", {
                cards: messages().listed(
                  characters.map((character, index) =>
                    story("looked-secret-card", {
                      card: phrases.card(spots[index]!, player),
                      character: phrases.role(character),
                    }),
                  ),
                ),
              })),
    ),
  peeked: ({ phrases, nameOf }, { player, spot, character }) =>
    one(
      () => story("peeked", { player: nameOf(player), card: phrases.card(spot, player) }),
      character !== null && (() => story("peeked-secret", { character: phrases.role(character) })),
    ),
  swapped: ({ phrases, nameOf }, { player, first, second, really }) =>
    one(
      () =>
        story("swapped", {
          player: nameOf(player),
          first: phrases.card(first, player),
          second: phrases.card(second, player),
        }),
      really !== null && (() => story("swapped-secret", { really })),
    ),
  announced: (narrator, { player, character, spot }) => {
    const { phrases, nameOf } = narrator;
    narrator.answering = true;
    return one(() =>
      few(phrases.table)
        ? story("announced-with", {
            player: nameOf(player),
            character: phrases.role(character),
            card: phrases.card(spot, player),
          })
        : story("announced", { player: nameOf(player), character: phrases.role(character) }),
    );
  },
  contested: (narrator, event) => {
    narrator.contests.push(event);
    return [];
  },
  revealed: ({ phrases, nameOf }, { cards }) => {
    const lines = one(() =>
      story("revealed", {
        shown: messages().listed(
          cards.map(([player, , character]) =>
            story("revealed-card", { player: nameOf(player), character: phrases.role(character) }),
          ),
        ),
      }),
    );
    const announced = phrases.table.round?.character;
    if (announced === undefined || cards.some(([, , character]) => character === announced)) return lines;
    return [...lines, { text: () => story("revealed-nobody", { character: phrases.role(announced) }) }];
  },
  "power-used": (narrator, event) => {
    narrator.power = event;
    return [];
  },
  "chose-player": ({ nameOf }, { player, target }) =>
    one(() => story("chose-player", { player: nameOf(player), target: nameOf(target) })),
  declined: ({ nameOf }, { player }) => one(() => story("declined", { player: nameOf(player) })),
  // The user of a power names another player's card, its target their own.
  named: ({ phrases, nameOf }, { player, character }) => {
    const id = phrases.table.stack.at(-1)?.user === player ? "named-other" : "named-own";
    return one(() => story(id, { player: nameOf(player), character: phrases.role(character) }));
  },
  "chose-direction": ({ nameOf }, { player, direction }) =>
    one(() => story("chose-direction", { player: nameOf(player), direction })),
  hid: ({ phrases, nameOf }, { player, number }) =>
    one(
      () => story("hid", { player: nameOf(player) }),
      number !== null && (() => story("hid-secret", { coins: phrases.coins(number) })),
    ),
  guessed: ({ phrases, nameOf }, { player, number }) =>
    one(() => story("guessed", { player: nameOf(player), coins: phrases.coins(number) })),
  uncovered: ({ phrases, nameOf }, { player, number }) =>
    one(() => story("uncovered", { player: nameOf(player), coins: phrases.coins(number) })),
  unmasked: ({ phrases, nameOf }, { player, spot, character }) =>
    one(() =>
      story("unmasked", {
        player: nameOf(player),
        card: phrases.card(spot, player),
        character: phrases.role(character),
      }),
    ),
  "shown-around": ({ phrases, nameOf }, { player, spot, character }) =>
    one(
      () => story("shown-around", { player: nameOf(player), card: phrases.card(spot, player) }),
      character !== null && (() => story("shown-around-secret", { character: phrases.role(character) })),
    ),
  "seats-changed": ({ nameOf }, { first, second }) =>
    one(() => story("seats-changed", { first: nameOf(first), second: nameOf(second) })),
  "coins-moved": ({ phrases }, { moves, reason }) => one(() => coinsMoved(phrases, moves, reason)),
  eliminated: ({ phrases, nameOf }, { player, coins }) =>
    one(() => story("eliminated", { player: nameOf(player), coins: phrases.coins(coins), count: coins })),
  "card-left": ({ phrases }, { character }) =>
    one(() => story("card-left", { character: phrases.role(character) })),
  handed: ({ phrases, nameOf }, { source, target }) => {
    const taker = ownerOf(phrases.table, target);
    return one(() =>
      taker === null
        ? story("handed-centre", { card: phrases.card(source) })
        : story("handed", { card: phrases.card(source), taker: nameOf(taker) }),
    );
  },
  raised: ({ phrases, nameOf }, { player, character }) =>
    one(() => story("raised", { player: nameOf(player), character: phrases.role(character) })),
  buried: ({ phrases }, { character }) => one(() => story("buried", { character: phrases.role(character) })),
  ended: ({ phrases }, { winners, reason }) => one(() => outcome(phrases, winners, reason)),
};

/** The winners, and why they won. */
export function outcome(phrases: Phrases, winners: readonly Player[], reason: string): string {
  const { table } = phrases;
  const facts = { players: phrases.people(winners), count: winners.length };
  if (reason !== "ruin") return story(`ended-${reason}`, facts);
  const ruined = table.sitting.filter(
    (player, seat) => table.coins[seat] === 0 && !table.out.includes(player),
  );
  return story(ruined.length === 1 ? "ended-ruin" : "ended-ruin-many", {
    ...facts,
    ruined: phrases.people(ruined),
  });
}

function powerAlone(phrases: Phrases, power: PowerUsed): StoryLine {
  const { player, partners, character } = power;
  return {
    text: () =>
      partners.length
        ? story("power-shared", {
            players: phrases.people([player, ...partners]),
            character: phrases.role(character),
          })
        : story("power", { player: phrases.nameOf(player), character: phrases.role(character) }),
  };
}

/** The use of a power in one sentence with the first thing it did, where there is such a sentence. */
function powerWith(phrases: Phrases, power: PowerUsed, first: AnyEvent): StoryLine | null {
  if (power.partners.length) return null;
  const who = () => ({ player: phrases.nameOf(power.player), character: phrases.role(power.character) });
  if (first.type === "power-ended") return { text: () => story("power-idle", who()) };
  if (first.type === "declined") return { text: () => story("power-declined", who()) };
  if (first.type === "chose-player")
    return { text: () => story("power-on", { ...who(), target: phrases.nameOf(first.target) }) };
  if (first.type !== "coins-moved") return null;
  const mine = seatOf(phrases.table, power.player);
  const [, , amount] = first.moves[0]!;
  const sources = first.moves.map(([source]) => source);
  const plain =
    first.moves.every(([, target, moved]) => target === mine && moved === amount) &&
    new Set(sources).size === sources.length;
  if (!plain) return null;
  const coins = () => phrases.coins(amount);
  if (sources.length === 1)
    return {
      text: () =>
        story("power-takes", { ...who(), coins: coins(), ...phrases.placed("source", sources[0]!) }),
    };
  return {
    text: () =>
      story("power-takes-each", {
        ...who(),
        coins: coins(),
        players: messages().listed(sources.map(phrases.place)),
      }),
  };
}

function coinsMoved(phrases: Phrases, moves: readonly Move[], reason: string): string {
  const [there, back] = moves;
  if (reason === "fine") {
    const payers = messages().listed(moves.map(([source]) => phrases.place(source)));
    return story("fined", { players: payers, count: moves.length, coins: phrases.coins(there![2]) });
  }
  if (moves.length === 2 && there![0] === back![1] && there![1] === back![0])
    return story("exchanged", {
      first: phrases.place(there![0]),
      second: phrases.place(back![0]),
      given: phrases.coins(there![2]),
      taken: phrases.coins(back![2]),
    });
  return story("moves", { moves: messages().listed(clauses(phrases, moves)) });
}

/** Those who take or give the same in the same way share a clause. */
function clauses(phrases: Phrases, moves: readonly Move[]): string[] {
  const together = new Map<string, { id: string; place: Place; amount: number; who: string[] }>();
  for (const [source, target, amount] of moves) {
    const gives = typeof source === "number";
    const [id, place, person] = gives
      ? (["gives", target, source] as const)
      : (["takes", source, target] as const);
    const key = `${id}/${place}/${amount}`;
    const clause = together.get(key) ?? { id, place, amount, who: [] };
    together.set(key, clause);
    clause.who.push(phrases.place(person));
  }
  return [...together.values()].map(({ id, place, amount, who }) =>
    story(id, {
      players: messages().listed(who),
      count: who.length,
      coins: phrases.coins(amount),
      ...phrases.placed(id === "takes" ? "source" : "target", place),
    }),
  );
}
