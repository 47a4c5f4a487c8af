// What the viewer remembers of the cards, by spot. A memory follows its card as far as the viewer can, and is gone when
// the card has been seen elsewhere.

import type { Table } from "../api/protocol";
import { type AnyEvent, ownerOf, type Player, type Spot } from "./table";

export type How = "deal" | "look" | "peek" | "reveal" | "shown";

/** The last sight of a card, or what it had to be by elimination, wherever the viewer's own swaps have taken it since. */
export interface Memory {
  character: string;
  how: How | "elimination";
  /** When it was seen; by elimination, when the oldest of the sights was that it follows from. */
  turn: number;
  /** Where it lay then, and whose card it was; null in the centre. */
  spot: Spot;
  owner: Player | null;
  /** Those who may have changed it since, in order. */
  hands: readonly { player: Player; turn: number }[];
}

/** The memory of the card at each spot. */
export type Known = Readonly<Record<Spot, Memory>>;

export const NOTHING: Known = {};

/** How sure a memory is: each hand on the card halves it. */
export const sureness = ({ hands }: Memory): number => (hands.length > 2 ? 0 : 0.5 ** hands.length);

/** The cards that an event shows to a viewer who gets these fields. */
export function learnt(event: AnyEvent): [Spot, string, How][] {
  switch (event.type) {
    case "dealt":
      return event.cards.map((character, spot) => [spot, character, "deal"]);
    case "looked":
      return (event.characters ?? []).map((character, index) => [event.spots[index]!, character, "look"]);
    case "peeked":
      return event.character === null ? [] : [[event.spot, event.character, "peek"]];
    case "revealed":
      return event.cards.map(([, spot, character]) => [spot, character, "reveal"]);
    case "unmasked":
      return [[event.spot, event.character, "reveal"]];
    case "shown-around":
      return event.character === null ? [] : [[event.spot, event.character, "shown"]];
    default:
      return [];
  }
}

/** After an event; `table` is the one before it. */
export function learn(known: Known, event: AnyEvent, table: Table): Known {
  const seen = learnt(event).map(([spot, character, how]): [Spot, Memory] => [
    spot,
    { character, how, turn: table.turn, spot, owner: ownerOf(table, spot), hands: [] },
  ]);
  const now = { ...carried(known, event, table.turn), ...Object.fromEntries(seen) };
  const all = seen.reduce((left, [, { character }]) => withoutExcess(left, character, table), now);
  return seen.length === 0 ? all : withEliminated(all, table);
}

/** Memories follow a card that the viewer really swapped, or that moved openly; any other swap makes them less sure. */
function carried(known: Known, event: AnyEvent, turn: number): Known {
  if (event.type === "handed") return exchanged(known, event.source, event.target);
  if (event.type === "card-left" && event.spot !== null) return without(known, event.spot);
  if (event.type !== "swapped" || event.really === false) return known;
  const { first, second, player } = event;
  if (event.really) return exchanged(known, first, second);
  const doubted = (memory?: Memory) => memory && { ...memory, hands: [...memory.hands, { player, turn }] };
  return { ...known, ...at(first, doubted(known[first])), ...at(second, doubted(known[second])) };
}

/** Without the least sure memories of a character, where there are more of them than cards. */
function withoutExcess(known: Known, character: string, table: Table): Known {
  const copies = table.setup.scenario.cards.filter((one) => one === character).length;
  return Object.entries(known)
    .filter(([, memory]) => memory.character === character)
    .sort(([, one], [, other]) => one.hands.length - other.hands.length || other.turn - one.turn)
    .slice(copies)
    .reduce((left, [spot]) => without(left, Number(spot)), known);
}

/** Where every card is sure but one, or but some that are alike, those follow from the cards in play. */
function withEliminated(known: Known, table: Table): Known {
  const { cards } = table.setup.scenario;
  const lying = table.filled.flatMap((there, spot) => (there ? [spot] : []));
  const sure = lying.flatMap((spot) => (known[spot]?.hands.length === 0 ? [known[spot]] : []));
  const left = sure.reduce((rest, { character }) => rest.toSpliced(rest.indexOf(character), 1), cards);
  const [character] = left;
  const certain = left.every((one) => one === character) && lying.length === cards.length;
  if (character === undefined || !certain) return known;
  const turn = Math.min(table.turn, ...sure.map((memory) => memory.turn));
  const follow = lying
    .filter((spot) => known[spot]?.hands.length !== 0)
    .map((spot): [Spot, Memory] => [
      spot,
      { character, how: "elimination", turn, spot, owner: ownerOf(table, spot), hands: [] },
    ]);
  return { ...known, ...Object.fromEntries(follow) };
}

const at = (spot: Spot, memory?: Memory): Known => (memory === undefined ? {} : { [spot]: memory });

function without(known: Known, spot: Spot): Known {
  const { [spot]: _gone, ...rest } = known;
  return rest;
}

function exchanged(known: Known, first: Spot, second: Spot): Known {
  const rest = without(without(known, first), second);
  return { ...rest, ...at(second, known[first]), ...at(first, known[second]) };
}

/** The first turn that is remembered where memory fades: as many turns back as there are players. */
export function remembered(table: Table): number {
  return table.turn - (table.sitting.length - table.out.length);
}

export function forget(known: Known, before: number): Known {
  return Object.fromEntries(Object.entries(known).filter(([, { turn }]) => turn >= before));
}
