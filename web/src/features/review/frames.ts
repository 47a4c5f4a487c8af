// A game as one viewer saw it, event by event. The server decides who saw what; this only assembles it.

import type { Face, TurnStarted } from "../../api/protocol";
import { learnt } from "../../model/knowledge";
import type { Phrases } from "../../model/phrases";
import { Narrator, type StoryLine, turnHeading } from "../../model/story";
import { type AnyEvent, evolve, initialTable, type Player, type Spot, type Table } from "../../model/table";

/** The viewer: a player, the public, or one who sees all cards. */
export type Eyes = Player | "public" | "all";

export interface Replay {
  names: readonly string[];
  /** The faces that players chose. */
  faces: readonly (Face | null)[];
  /** As the public saw them. */
  events: readonly AnyEvent[];
  /** Events of which some players saw more. */
  insights: readonly { event: number; eyes: readonly (Player | "all")[]; seen: AnyEvent }[];
  /** The true cards by spot, with the event from which they hold. */
  cards: readonly { event: number; cards: readonly (string | null)[] }[];
}

/** The table after an event. */
export interface Frame {
  event: AnyEvent;
  table: Table;
  /** The restriction on the current player's turn. */
  binding: TurnStarted["binding"];
  /** The cards that the viewer sees. */
  faces: Readonly<Record<Spot, string>>;
  /** Those of them that others don't see. */
  secret: readonly Spot[];
  lines: readonly StoryLine[];
}

const PUBLIC: readonly AnyEvent["type"][] = ["dealt", "revealed", "unmasked", "ended"];

export function seenBy({ events, insights }: Replay, eyes: Eyes): AnyEvent[] {
  const seen = [...events];
  for (const insight of insights)
    if (eyes !== "public" && insight.eyes.includes(eyes)) seen[insight.event] = insight.seen;
  return seen;
}

export function frames(replay: Replay, eyes: Eyes): Frame[] {
  const nameOf = (player: Player) => replay.names[player]!;
  const narrator = new Narrator(nameOf);
  const lying = [...replay.cards];
  let cards: readonly (string | null)[] = [];
  let table: Table | null = null;
  let binding: TurnStarted["binding"] = null;
  return seenBy(replay, eyes).map((event, number) => {
    if (lying[0]?.event === number) cards = lying.shift()!.cards;
    if (event.type === "dealt") table = initialTable(event);
    const lines = [...narrator.narrate(event, table!), ...heading(narrator.phrases, event)];
    if (event.type === "turn-started") binding = event.binding;
    table = evolve(table!, event);
    return { event, table, binding, lines, ...open(event, eyes === "all" ? cards : null) };
  });
}

function heading(phrases: Phrases, event: AnyEvent): StoryLine[] {
  return event.type === "turn-started" ? [{ text: () => turnHeading(phrases, event) }] : [];
}

/** The visible cards; `all` are the true cards, for the viewer who sees everything. */
function open(event: AnyEvent, all: readonly (string | null)[] | null): Pick<Frame, "faces" | "secret"> {
  const shown = event.type === "ended" ? event.cards : spread(event);
  const cards = all ?? shown;
  const faces = Object.fromEntries(
    cards.flatMap((character, spot) => (character == null ? [] : [[spot, character]])),
  );
  const everybody = PUBLIC.includes(event.type) ? shown : [];
  return {
    faces,
    secret: Object.keys(faces)
      .map(Number)
      .filter((spot) => everybody[spot] == null),
  };
}

/** The cards that an event shows, by spot. */
function spread(event: AnyEvent): string[] {
  const cards: string[] = [];
  for (const [spot, character] of learnt(event)) cards[spot] = character;
  return Array.from(cards);
}
