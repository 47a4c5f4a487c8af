// A game told in words: what each event says to the viewer who saw it. Sentences are made when they are read, so that
// they follow the language of the page. The words, and what is told together, are those of `mascarade.cli.story`.

import type { Contested, Move, PowerUsed } from "../api/protocol";
import { say, words } from "../i18n/language.svelte";
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

export interface Told {
  /** What everybody sees of it. */
  text: () => string;
  /** What only this viewer, or only some, may know. */
  secret?: () => string;
}

const WHICH = ["left", "right", "protected"];
type Event<K extends AnyEvent["type"]> = Extract<AnyEvent, { type: K }>;
type Tellings = { [K in AnyEvent["type"]]?: (teller: Teller, event: Event<K>) => Told[] };

const story = (id: string, args?: Record<string, Argument>) => say(`story-${id}`, args);

/** How one game's people and cards are spoken of, with the table as it lies while one speaks. */
export class Phrases {
  constructor(
    readonly table: Table,
    readonly nameOf: (player: Player) => string,
  ) {}

  role = (character: string): Role => new Role(character, edition(this.table));
  people = (all: readonly Player[]): string => words().listed(all.map(this.nameOf));
  characters = (all: readonly string[]): string =>
    words().listed(all.map((one) => words().name(one, edition(this.table))));
  coins = (amount: number): string => say("amount-in-coins", { amount });
  place = (place: Place): string =>
    typeof place === "number" ? this.nameOf(this.table.sitting[place]!) : story(place);
  /** Where coins come from or go to, as an argument: `-kind` is what to choose a preposition by. */
  placed = (argument: string, place: Place): Record<string, Argument> => ({
    [argument]: this.place(place),
    [`${argument}-kind`]: typeof place === "number" ? "person" : place,
  });
  cards = (spots: readonly Spot[], toldOf?: Player): string =>
    words().listed(spots.map((spot) => this.card(spot, toldOf)));

  /** A card as it is spoken of to the person at this seat. */
  cardTo(me: Player | null, spot: Spot): string {
    const { table } = this;
    if (me === null || ownerOf(table, spot) !== me) return this.card(spot);
    return say("card-yours", { which: hand(table) > 1 ? WHICH[spot % hand(table)]! : "only" });
  }

  /** A card by where it lies; `toldOf` is the person of whom the sentence speaks. */
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

/** Tells events in their order. Some wait for the next one: answers make one sentence, a power is told with its effect. */
export class Teller {
  phrases!: Phrases;
  answering = false;
  contests: Contested[] = [];
  power: PowerUsed | null = null;

  constructor(readonly nameOf: (player: Player) => string) {}

  /** What has become due with this event; `table` is the table before it. */
  tell(event: AnyEvent, table: Table): Told[] {
    if (event.type === "asked") return [];
    this.phrases = new Phrases(table, this.nameOf);
    const due: Told[] = [];
    if (event.type !== "contested" && event.type !== "passed") due.push(...this.#heard());
    if (this.power !== null) {
      const power = this.power;
      this.power = null;
      const together = powerWith(this.phrases, power, event);
      if (together !== null) return [...due, together];
      due.push(powerAlone(this.phrases, power));
    }
    const telling = TELLINGS[event.type] as ((teller: Teller, event: AnyEvent) => Told[]) | undefined;
    return telling === undefined ? due : [...due, ...telling(this, event)];
  }

  /** What was answered to the announcement, as far as it went. */
  #heard(): Told[] {
    const say = this.phrases;
    const { table } = say;
    if (!this.answering || table.round === null) return [];
    const { contests } = this;
    this.contests = [];
    this.answering = false;
    if (contests.length === 0) return table.round.waiting.length ? [] : [{ text: () => story("unopposed") }];
    if (few(table))
      return contests.map(({ player, spot }) => ({
        text: () => story("contested-with", { player: this.nameOf(player), card: say.card(spot, player) }),
      }));
    const who = contests.map(({ player }) => player);
    return [{ text: () => story("contested", { players: say.people(who), count: who.length }) }];
  }
}

const one = (text: () => string, secret?: (() => string) | null | false): Told[] => [
  secret ? { text, secret } : { text },
];

const TELLINGS: Tellings = {
  dealt: ({ phrases: say, nameOf }, { first, setup, cemetery }) => {
    const told = one(() =>
      story("dealt", { first: nameOf(first), coins: say.coins(say.table.coins[first]!) }),
    );
    const buried = [...setup.scenario.cemetery].sort();
    if (buried.length === 0) return told;
    const resting = one(
      () => story("dealt-cemetery", { characters: say.characters(buried) }),
      cemetery && (() => story("dealt-cemetery-secret", { characters: say.characters(cemetery) })),
    );
    return [...told, ...resting];
  },
  looked: ({ phrases: say, nameOf }, { player, spots, characters }) =>
    one(
      () => story("looked", { player: nameOf(player), cards: say.cards(spots, player) }),
      characters &&
        (() =>
          characters.length === 1
            ? story("looked-secret-one", { character: say.role(characters[0]!) })
            : story("looked-secret-many", {
                cards: words().listed(
                  characters.map((character, index) =>
                    story("looked-secret-card", {
                      card: say.card(spots[index]!, player),
                      character: say.role(character),
                    }),
                  ),
                ),
              })),
    ),
  peeked: ({ phrases: say, nameOf }, { player, spot, character }) =>
    one(
      () => story("peeked", { player: nameOf(player), card: say.card(spot, player) }),
      character !== null && (() => story("peeked-secret", { character: say.role(character) })),
    ),
  swapped: ({ phrases: say, nameOf }, { player, first, second, really }) =>
    one(
      () =>
        story("swapped", {
          player: nameOf(player),
          first: say.card(first, player),
          second: say.card(second, player),
        }),
      really !== null && (() => story("swapped-secret", { really })),
    ),
  announced: (teller, { player, character, spot }) => {
    const { phrases: say, nameOf } = teller;
    teller.answering = true;
    return one(() =>
      few(say.table)
        ? story("announced-with", {
            player: nameOf(player),
            character: say.role(character),
            card: say.card(spot, player),
          })
        : story("announced", { player: nameOf(player), character: say.role(character) }),
    );
  },
  contested: (teller, event) => {
    teller.contests.push(event);
    return [];
  },
  revealed: ({ phrases: say, nameOf }, { cards }) => {
    const told = one(() =>
      story("revealed", {
        shown: words().listed(
          cards.map(([player, , character]) =>
            story("revealed-card", { player: nameOf(player), character: say.role(character) }),
          ),
        ),
      }),
    );
    const announced = say.table.round?.character;
    if (announced === undefined || cards.some(([, , character]) => character === announced)) return told;
    return [...told, { text: () => story("revealed-nobody", { character: say.role(announced) }) }];
  },
  "power-used": (teller, event) => {
    teller.power = event;
    return [];
  },
  "chose-player": ({ nameOf }, { player, target }) =>
    one(() => story("chose-player", { player: nameOf(player), target: nameOf(target) })),
  declined: ({ nameOf }, { player }) => one(() => story("declined", { player: nameOf(player) })),
  // Whoever uses a power names somebody else's card, whoever suffers it their own.
  named: ({ phrases: say, nameOf }, { player, character }) => {
    const id = say.table.stack.at(-1)?.user === player ? "named-other" : "named-own";
    return one(() => story(id, { player: nameOf(player), character: say.role(character) }));
  },
  "chose-direction": ({ nameOf }, { player, direction }) =>
    one(() => story("chose-direction", { player: nameOf(player), direction })),
  hid: ({ phrases: say, nameOf }, { player, number }) =>
    one(
      () => story("hid", { player: nameOf(player) }),
      number !== null && (() => story("hid-secret", { coins: say.coins(number) })),
    ),
  guessed: ({ phrases: say, nameOf }, { player, number }) =>
    one(() => story("guessed", { player: nameOf(player), coins: say.coins(number) })),
  uncovered: ({ phrases: say, nameOf }, { player, number }) =>
    one(() => story("uncovered", { player: nameOf(player), coins: say.coins(number) })),
  unmasked: ({ phrases: say, nameOf }, { player, spot, character }) =>
    one(() =>
      story("unmasked", {
        player: nameOf(player),
        card: say.card(spot, player),
        character: say.role(character),
      }),
    ),
  "shown-around": ({ phrases: say, nameOf }, { player, spot, character }) =>
    one(
      () => story("shown-around", { player: nameOf(player), card: say.card(spot, player) }),
      character !== null && (() => story("shown-around-secret", { character: say.role(character) })),
    ),
  "seats-changed": ({ nameOf }, { first, second }) =>
    one(() => story("seats-changed", { first: nameOf(first), second: nameOf(second) })),
  "coins-moved": ({ phrases: say }, { moves, reason }) => one(() => coinsMoved(say, moves, reason)),
  eliminated: ({ phrases: say, nameOf }, { player, coins }) =>
    one(() => story("eliminated", { player: nameOf(player), coins: say.coins(coins), count: coins })),
  "card-left": ({ phrases: say }, { character }) =>
    one(() => story("card-left", { character: say.role(character) })),
  handed: ({ phrases: say, nameOf }, { source, target }) => {
    const taker = ownerOf(say.table, target);
    return one(() =>
      taker === null
        ? story("handed-centre", { card: say.card(source) })
        : story("handed", { card: say.card(source), taker: nameOf(taker) }),
    );
  },
  raised: ({ phrases: say, nameOf }, { player, character }) =>
    one(() => story("raised", { player: nameOf(player), character: say.role(character) })),
  buried: ({ phrases: say }, { character }) => one(() => story("buried", { character: say.role(character) })),
  ended: ({ phrases: say }, { winners, reason }) => one(() => outcome(say, winners, reason)),
};

/** Who has won, and why. */
export function outcome(say: Phrases, winners: readonly Player[], reason: string): string {
  const { table } = say;
  const told = { players: say.people(winners), count: winners.length };
  if (reason !== "ruin") return story(`ended-${reason}`, told);
  const ruined = table.sitting.filter(
    (player, seat) => table.coins[seat] === 0 && !table.out.includes(player),
  );
  return story(ruined.length === 1 ? "ended-ruin" : "ended-ruin-many", {
    ...told,
    ruined: say.people(ruined),
  });
}

function powerAlone(say: Phrases, power: PowerUsed): Told {
  const { player, partners, character } = power;
  return {
    text: () =>
      partners.length
        ? story("power-shared", {
            players: say.people([player, ...partners]),
            character: say.role(character),
          })
        : story("power", { player: say.nameOf(player), character: say.role(character) }),
  };
}

/** The use of a power in one sentence with the first thing it did, where there is such a sentence. */
function powerWith(say: Phrases, power: PowerUsed, first: AnyEvent): Told | null {
  if (power.partners.length) return null;
  const who = () => ({ player: say.nameOf(power.player), character: say.role(power.character) });
  if (first.type === "power-ended") return { text: () => story("power-idle", who()) };
  if (first.type === "declined") return { text: () => story("power-declined", who()) };
  if (first.type === "chose-player")
    return { text: () => story("power-on", { ...who(), target: say.nameOf(first.target) }) };
  if (first.type !== "coins-moved") return null;
  const mine = seatOf(say.table, power.player);
  const [, , amount] = first.moves[0]!;
  const sources = first.moves.map(([source]) => source);
  const plain =
    first.moves.every(([, target, moved]) => target === mine && moved === amount) &&
    new Set(sources).size === sources.length;
  if (!plain) return null;
  const coins = () => say.coins(amount);
  if (sources.length === 1)
    return {
      text: () => story("power-takes", { ...who(), coins: coins(), ...say.placed("source", sources[0]!) }),
    };
  return {
    text: () =>
      story("power-takes-each", {
        ...who(),
        coins: coins(),
        players: words().listed(sources.map(say.place)),
      }),
  };
}

function coinsMoved(say: Phrases, moves: readonly Move[], reason: string): string {
  const [there, back] = moves;
  if (reason === "fine") {
    const payers = words().listed(moves.map(([source]) => say.place(source)));
    return story("fined", { players: payers, count: moves.length, coins: say.coins(there![2]) });
  }
  if (moves.length === 2 && there![0] === back![1] && there![1] === back![0])
    return story("exchanged", {
      first: say.place(there![0]),
      second: say.place(back![0]),
      given: say.coins(there![2]),
      taken: say.coins(back![2]),
    });
  return story("moves", { moves: words().listed(clauses(say, moves)) });
}

/** Those who take or give the same in the same way share a clause. */
function clauses(say: Phrases, moves: readonly Move[]): string[] {
  const together = new Map<string, { id: string; place: Place; amount: number; who: string[] }>();
  for (const [source, target, amount] of moves) {
    const gives = typeof source === "number";
    const [id, place, person] = gives
      ? (["gives", target, source] as const)
      : (["takes", source, target] as const);
    const key = `${id}/${place}/${amount}`;
    const clause = together.get(key) ?? { id, place, amount, who: [] };
    together.set(key, clause);
    clause.who.push(say.place(person));
  }
  return [...together.values()].map(({ id, place, amount, who }) =>
    story(id, {
      players: words().listed(who),
      count: who.length,
      coins: say.coins(amount),
      ...say.placed(id === "takes" ? "source" : "target", place),
    }),
  );
}
