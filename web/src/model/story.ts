// Events as sentences, for the viewer who saw them and who is "you" in them. Sentences are formatted when they are read, so that they follow the
// page's language. Which events share a sentence is decided as in `mascarade.cli.narrative.story`.

import type { Contested, Move, PowerUsed, TurnStarted } from "../api/protocol";
import { messages } from "../i18n/language.svelte";
import { type Holder, Phrases, story } from "./phrases";
import { hand, ownerOf, seatOf, type AnyEvent, type Player, type Table } from "./table";

export interface StoryLine {
  /** What everybody sees of it. */
  text: () => string;
  /** What only this viewer, or only some, may know. */
  secret?: () => string;
}

type Event<K extends AnyEvent["type"]> = Extract<AnyEvent, { type: K }>;
type Sentences = { [K in AnyEvent["type"]]?: (narrator: Narrator, event: Event<K>) => StoryLine[] };

/** Which kind of holder it is: what a preposition is chosen by. */
const kind = (holder: Holder): string => (typeof holder === "number" ? "person" : holder);

const few = (table: Table) => hand(table) > 1;

/** Narrates events in order. Some wait for the next: answers share a sentence, a power is narrated with its effect. */
export class Narrator {
  phrases!: Phrases;
  answering = false;
  contests: Contested[] = [];
  power: PowerUsed | null = null;

  constructor(
    readonly nameOf: (player: Player) => string,
    readonly viewer: () => Player | null = () => null,
  ) {}

  /** The sentences that are complete with this event; `table` is the table before it. */
  narrate(event: AnyEvent, table: Table): StoryLine[] {
    if (event.type === "asked") return [];
    this.phrases = new Phrases(table, this.nameOf, this.viewer());
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
        text: () => phrases.tell("contested-with", { player }, { card: phrases.card(spot, player) }),
      }));
    const players = contests.map(({ player }) => player);
    return [{ text: () => phrases.tell("contested", { players }, { count: players.length }) }];
  }
}

const one = (text: () => string, secret?: (() => string) | null | false): StoryLine[] => [
  secret ? { text, secret } : { text },
];

const SENTENCES: Sentences = {
  dealt: ({ phrases }, { first, setup, cemetery }) => {
    const lines = one(() =>
      phrases.tell("dealt", { first }, { coins: phrases.coins(phrases.table.coins[first]!) }),
    );
    const buried = [...setup.scenario.cemetery].sort();
    if (buried.length === 0) return lines;
    const resting = one(
      () => story("dealt-cemetery", { characters: phrases.characters(buried) }),
      cemetery && (() => story("dealt-cemetery-secret", { characters: phrases.characters(cemetery) })),
    );
    return [...lines, ...resting];
  },
  looked: ({ phrases }, { player, spots, characters }) =>
    one(
      () => phrases.tell("looked", { player }, { cards: phrases.cards(spots, player) }),
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
  peeked: ({ phrases }, { player, spot, character }) =>
    one(
      () => phrases.tell("peeked", { player }, { card: phrases.card(spot, player) }),
      character !== null && (() => story("peeked-secret", { character: phrases.role(character) })),
    ),
  swapped: ({ phrases }, { player, first, second, really }) =>
    one(
      () =>
        phrases.tell(
          "swapped",
          { player },
          { first: phrases.card(first, player), second: phrases.card(second, player) },
        ),
      really !== null && (() => story("swapped-secret", { really })),
    ),
  announced: (narrator, { player, character, spot }) => {
    const { phrases } = narrator;
    narrator.answering = true;
    return one(() =>
      few(phrases.table)
        ? phrases.tell(
            "announced-with",
            { player },
            { character: phrases.role(character), card: phrases.card(spot, player) },
          )
        : phrases.tell("announced", { player }, { character: phrases.role(character) }),
    );
  },
  contested: (narrator, event) => {
    narrator.contests.push(event);
    return [];
  },
  revealed: ({ phrases }, { cards }) => {
    const lines = one(() =>
      story("revealed", {
        shown: messages().listed(
          cards.map(([player, , character]) =>
            phrases.tell("revealed-card", { player }, { character: phrases.role(character) }),
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
  "chose-player": ({ phrases }, { player, target }) =>
    one(() => phrases.tell("chose-player", { player, target })),
  declined: ({ phrases }, { player }) => one(() => phrases.tell("declined", { player })),
  // The user of a power names another player's card, its target their own.
  named: ({ phrases }, { player, character }) => {
    const id = phrases.table.stack.at(-1)?.user === player ? "named-other" : "named-own";
    return one(() => phrases.tell(id, { player }, { character: phrases.role(character) }));
  },
  "chose-direction": ({ phrases }, { player, direction }) =>
    one(() => phrases.tell("chose-direction", { player }, { direction })),
  hid: ({ phrases }, { player, number }) =>
    one(
      () => phrases.tell("hid", { player }),
      number !== null && (() => story("hid-secret", { coins: phrases.coins(number) })),
    ),
  guessed: ({ phrases }, { player, number }) =>
    one(() => phrases.tell("guessed", { player }, { coins: phrases.coins(number) })),
  uncovered: ({ phrases }, { player, number }) =>
    one(() => phrases.tell("uncovered", { player }, { coins: phrases.coins(number) })),
  unmasked: ({ phrases }, { player, spot, character }) =>
    one(() =>
      phrases.tell(
        "unmasked",
        { player },
        { card: phrases.card(spot, player), character: phrases.role(character) },
      ),
    ),
  "shown-around": ({ phrases }, { player, spot, character }) =>
    one(
      () => phrases.tell("shown-around", { player }, { card: phrases.card(spot, player) }),
      character !== null && (() => story("shown-around-secret", { character: phrases.role(character) })),
    ),
  "seats-changed": ({ phrases }, { first, second }) =>
    one(() => phrases.tell("seats-changed", { first, second })),
  "coins-moved": ({ phrases }, { moves, reason }) => one(() => coinsMoved(phrases, moves, reason)),
  eliminated: ({ phrases }, { player, coins }) =>
    one(() => phrases.tell("eliminated", { player }, { coins: phrases.coins(coins), count: coins })),
  "card-left": ({ phrases }, { character }) =>
    one(() => story("card-left", { character: phrases.role(character) })),
  handed: ({ phrases }, { source, target }) => {
    const taker = ownerOf(phrases.table, target);
    return one(() =>
      taker === null
        ? story("handed-centre", { card: phrases.card(source) })
        : phrases.tell("handed", { taker }, { card: phrases.card(source) }),
    );
  },
  raised: ({ phrases }, { player, character }) =>
    one(() => phrases.tell("raised", { player }, { character: phrases.role(character) })),
  buried: ({ phrases }, { character }) => one(() => story("buried", { character: phrases.role(character) })),
  ended: ({ phrases }, { winners, reason }) => one(() => outcome(phrases, winners, reason)),
};

/** A turn's heading, with the restriction on it. */
export function turnHeading(phrases: Phrases, { turn, player, binding }: TurnStarted): string {
  const heading = phrases.tell("turn-heading", { player }, { turn });
  return binding === null ? heading : `${heading} · ${story(`binding-${binding}`)}`;
}

/** The winners, and why they won. */
export function outcome(phrases: Phrases, winners: readonly Player[], reason: string): string {
  const { table } = phrases;
  const won = (id: string) => phrases.tell(id, { players: winners }, { count: winners.length });
  if (reason === "turn-limit") return `${story("ended-turn-limit")} ${won("ended-richest")}`;
  if (reason !== "ruin") return won(`ended-${reason}`);
  const ruined = table.sitting.filter(
    (player, seat) => table.coins[seat] === 0 && !table.out.includes(player),
  );
  return `${phrases.tell("ended-ruin", { ruined }, { count: ruined.length })} ${won("ended-richest")}`;
}

function powerAlone(phrases: Phrases, power: PowerUsed): StoryLine {
  const { player, partners, character } = power;
  return {
    text: () =>
      partners.length
        ? phrases.tell(
            "power-shared",
            { players: [player, ...partners] },
            { character: phrases.role(character) },
          )
        : phrases.tell("power", { player }, { character: phrases.role(character) }),
  };
}

/** The use of a power in one sentence with the first thing it did, where there is such a sentence. */
function powerWith(phrases: Phrases, power: PowerUsed, first: AnyEvent): StoryLine | null {
  const { player, partners } = power;
  if (partners.length) return null;
  const role = () => ({ character: phrases.role(power.character) });
  if (first.type === "power-ended") return { text: () => phrases.tell("power-idle", { player }, role()) };
  if (first.type === "declined") return { text: () => phrases.tell("power-declined", { player }, role()) };
  if (first.type === "chose-player")
    return { text: () => phrases.tell("power-on", { player, target: first.target }, role()) };
  if (first.type !== "coins-moved") return null;
  const mine = seatOf(phrases.table, player);
  const [, , amount] = first.moves[0]!;
  const sources = first.moves.map(([source]) => phrases.holder(source));
  const plain =
    first.moves.every(([, target, moved]) => target === mine && moved === amount) &&
    new Set(sources).size === sources.length;
  if (!plain) return null;
  const facts = () => ({ ...role(), coins: phrases.coins(amount) });
  const [source] = sources as [Holder];
  if (sources.length === 1)
    return {
      text: () =>
        phrases.tell("power-takes", { player, source }, { ...facts(), "source-kind": kind(source) }),
    };
  return { text: () => phrases.tell("power-takes-each", { player, players: sources }, facts()) };
}

function coinsMoved(phrases: Phrases, moves: readonly Move[], reason: string): string {
  const [there, back] = moves as [Move, Move?];
  if (reason === "fine") {
    const payers = moves.map(([source]) => phrases.holder(source));
    return phrases.tell(
      "fined",
      { players: payers },
      { count: moves.length, coins: phrases.coins(there[2]) },
    );
  }
  if (moves.length === 2 && back && there[0] === back[1] && there[1] === back[0])
    return phrases.tell(
      "exchanged",
      { first: phrases.holder(there[0]), second: phrases.holder(back[0]) },
      { given: phrases.coins(there[2]), taken: phrases.coins(back[2]) },
    );
  return sharedMoves(phrases, moves).join(" ");
}

/** Sentences for the moves: those who take or give the same in the same way share one. */
function sharedMoves(phrases: Phrases, moves: readonly Move[]): string[] {
  const together = new Map<string, { id: string; place: Holder; amount: number; players: Holder[] }>();
  for (const [source, target, amount] of moves) {
    const [id, place, person] =
      typeof source === "number"
        ? (["gives", target, source] as const)
        : (["takes", source, target] as const);
    const key = `${id}/${place}/${amount}`;
    const shared = together.get(key) ?? { id, place: phrases.holder(place), amount, players: [] };
    together.set(key, shared);
    shared.players.push(phrases.holder(person));
  }
  return [...together.values()].map(({ id, place, amount, players }) => {
    const end = id === "takes" ? "source" : "target";
    return phrases.tell(
      id,
      { players, [end]: place },
      { count: players.length, coins: phrases.coins(amount), [`${end}-kind`]: kind(place) },
    );
  });
}
