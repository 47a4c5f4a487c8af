// What the players and cards of a game are called, for one viewer, who is "you".

import { messages, t } from "../i18n/language.svelte";
import { initial, Role, type Argument } from "../i18n/fluent";
import { centre, edition, hand, ownerOf, type Place, type Player, type Spot, type Table } from "./table";

export type Which = "left" | "right" | "protected" | "only";
const WHICH: readonly Which[] = ["left", "right", "protected"];

/** Stands for the viewer in a list while it is made; the message says "you" in its place, in the case it needs. */
const YOU = "\u0000";

/** A message of the story, which is about nobody. */
export const story = (id: string, args?: Record<string, Argument>): string => t(`story-${id}`, args);

/** A person, or a place that holds coins and belongs to nobody. */
export type Holder = Player | Exclude<Place, number>;

/** A player's name; "You" for the viewer. */
export const addressed = (
  player: Player,
  viewer: Player | null,
  nameOf: (player: Player) => string,
): string => (player === viewer ? t("seat-own") : nameOf(player));

/** What the players and cards of a game are called, given the current table; the viewer is "you". */
export class Phrases {
  constructor(
    readonly table: Table,
    readonly nameOf: (player: Player) => string,
    readonly viewer: Player | null = null,
  ) {}

  /** A message about these people. If the viewer is one of them, `$viewer` says which, a list leaves them out,
   *  and its `-after` and `-before` continue or precede "you". */
  say(
    id: string,
    about: Record<string, Holder | readonly Holder[]>,
    args: Record<string, Argument> = {},
  ): string {
    const people: Record<string, Argument> = { viewer: "nobody" };
    for (const [variable, who] of Object.entries(about)) {
      const all = [who].flat();
      const others = all
        .filter((one) => one !== this.viewer)
        .map((one) => (typeof one === "number" ? this.nameOf(one) : story(one)));
      people[variable] = messages().listed(others);
      if (others.length === all.length) continue;
      people["viewer"] = variable;
      people[`${variable}-after`] = messages()
        .listed([YOU, ...others])
        .slice(YOU.length);
      people[`${variable}-before`] = messages()
        .listed([...others, YOU])
        .slice(0, -YOU.length);
    }
    return t(id, { ...people, ...args });
  }

  /** A message of the story. */
  tell = (...[id, about, args]: Parameters<Phrases["say"]>): string => this.say(`story-${id}`, about, args);

  /** A player by name, where nothing else is said; the viewer is "You". */
  called = (player: Player): string => addressed(player, this.viewer, this.nameOf);

  role = (character: string): Role => new Role(character, edition(this.table));
  characters = (all: readonly string[]): string =>
    messages().listed(all.map((one) => messages().name(one, edition(this.table))));
  coins = (amount: number): string => t("amount-in-coins", { amount });
  /** Who holds the coins of a place. */
  holder = (place: Place): Holder => (typeof place === "number" ? this.table.sitting[place]! : place);
  cards = (spots: readonly Spot[], subject?: Player): string =>
    messages().listed(spots.map((spot) => this.card(spot, subject)));

  /** Which of its owner's cards it is. */
  which = (spot: Spot): Which => (hand(this.table) > 1 ? WHICH[spot % hand(this.table)]! : "only");

  /** A card by its position; `subject` is the player whom the sentence is about, `owner` whose card it is or was. */
  card(spot: Spot, subject?: Player, owner = ownerOf(this.table, spot)): string {
    if (owner === null) {
      const middle = centre(this.table);
      return middle.length === 1
        ? story("card-centre")
        : story("card-centre-number", { number: middle.indexOf(spot) + 1 });
    }
    const which = this.which(spot);
    if (owner === this.viewer) return story("card-yours", { which });
    return owner === subject
      ? story("card-own", { which })
      : story("card-of", { which, owner: this.nameOf(owner), "owner-initial": initial(this.nameOf(owner)) });
  }
}
