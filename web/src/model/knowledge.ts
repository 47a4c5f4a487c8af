// What the viewer has seen of the cards, by spot: the last sight, and who has handled it since.

import type { Table } from "../api/protocol";
import { type AnyEvent, type Player, type Spot } from "./table";

export type How = "deal" | "look" | "peek" | "reveal" | "shown";

interface Sight {
  character: string;
  how: How;
  turn: number;
}

interface Touch {
  player: Player;
  turn: number;
  /** Whether it was a real swap, if the viewer made it. */
  really: boolean | null;
  /** The other card that was taken. */
  with: Spot;
}

/** The last sight of a card, wherever the viewer's own swaps have taken it since. */
export interface Memory extends Sight {
  /** Those who may have changed it since, in order. */
  hands: readonly { player: Player; turn: number }[];
}

export interface Known {
  /** The last sight of each spot. */
  sights: Readonly<Record<Spot, Sight>>;
  /** Since that sight, in order. */
  touches: Readonly<Record<Spot, readonly Touch[]>>;
  memories: Readonly<Record<Spot, Memory | undefined>>;
}

export const NOTHING: Known = { sights: {}, touches: {}, memories: {} };

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

function touched(event: AnyEvent): [Spot, Spot] | null {
  if (event.type === "swapped") return [event.first, event.second];
  if (event.type === "handed") return [event.source, event.target];
  return null;
}

/** After an event; `turn` is the turn it belongs to. */
export function learn(known: Known, event: AnyEvent, turn: number): Known {
  const pair = touched(event);
  let { sights, touches, memories } = known;
  memories = carried(memories, event, turn);
  if (pair !== null && "player" in event) {
    const really = event.type === "swapped" ? event.really : null;
    const [first, second] = pair;
    const touch = { player: event.player, turn, really };
    touches = {
      ...touches,
      [first]: [...(touches[first] ?? []), { ...touch, with: second }],
      [second]: [...(touches[second] ?? []), { ...touch, with: first }],
    };
  }
  for (const [spot, character, how] of learnt(event)) {
    sights = { ...sights, [spot]: { character, how, turn } };
    touches = { ...touches, [spot]: [] };
    memories = { ...memories, [spot]: { character, how, turn, hands: [] } };
  }
  return { sights, touches, memories };
}

/** Memories follow a card that the viewer really swapped, or that moved openly; any other swap makes them less sure. */
function carried(memories: Known["memories"], event: AnyEvent, turn: number): Known["memories"] {
  if (event.type === "handed")
    return { ...memories, [event.target]: memories[event.source], [event.source]: undefined };
  if (event.type !== "swapped" || event.really === false) return memories;
  const { first, second, player } = event;
  if (event.really) return { ...memories, [first]: memories[second], [second]: memories[first] };
  const doubted = (memory: Memory | undefined) =>
    memory && { ...memory, hands: [...memory.hands, { player, turn }] };
  return { ...memories, [first]: doubted(memories[first]), [second]: doubted(memories[second]) };
}

/** The first turn that is remembered where memory fades: as many turns back as there are players. */
export function remembered(table: Table): number {
  return table.turn - (table.sitting.length - table.out.length);
}

export function forget(known: Known, before: number): Known {
  const sights = Object.fromEntries(Object.entries(known.sights).filter(([, { turn }]) => turn >= before));
  const touches = Object.fromEntries(
    Object.entries(known.touches).map(([spot, all]) => [spot, all.filter(({ turn }) => turn >= before)]),
  );
  const memories = Object.fromEntries(
    Object.entries(known.memories).filter(([, memory]) => memory !== undefined && memory.turn >= before),
  );
  return { sights, touches, memories };
}
