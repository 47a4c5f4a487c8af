// A game as one viewer sees it. Received events wait in a queue and are shown one by one, each for its time: the page
// shows the table as of the last event shown, not of the last one received.

import type { Dealt, Revealed, ShownAround, Table, View } from "../api/protocol";
import { forget, learn, learnt, NOTHING, remembered, type Known } from "./knowledge";
import { COINS_LAND, CURTAIN_MS, sceneLength } from "./timing";
import { Narrator, turnHeading } from "./story";
import { type AnyEvent, evolve, initialTable, type Player, type Spot } from "./table";

/** A log entry. */
export interface LogLine {
  key: string;
  turn: number;
  kind: "turn" | "event";
  /** The event's type, for an icon. */
  type: AnyEvent["type"];
  player: Player | null;
  /** The character it is about, if everybody saw which. */
  character: string | null;
  text: () => string;
  secret?: () => string;
}

/** Cards that the viewer alone, or with some others, was shown just now. */
export interface Sighting {
  key: number;
  spots: readonly Spot[];
  characters: readonly string[];
}

export interface Claim {
  player: Player;
  character: string;
  turn: number;
}

export interface Audience {
  nameOf(player: Player): string;
  /** The player whom this page belongs to. */
  viewer(): Player | null;
  /** Whether this table's memory fades. */
  fading(): boolean;
  /** A factor on how long each event is shown; 0 shows everything at once. */
  pace(): number;
  /** An event begins to be shown, for its usual time multiplied by the pace. */
  shown(event: AnyEvent, pace: number): void;
}

/** The revealed cards of a contest, on a stage over the table. */
export interface Stage {
  cards: Revealed["cards"];
  /** The character that was claimed. */
  claimed: string;
  pace: number;
  /** Whether the fines are paid on it: nothing has to be decided before them. */
  fines: boolean;
}

/** Scenes that would last less than this part of their time are left out. */
const SHORTEST = 0.25;
/** What may come between a reveal and its fines on the same stage. */
const UNDECIDED: readonly AnyEvent["type"][] = ["power-used", "coins-moved", "power-ended"];

/** What leaves the table as it is. */
const UNEVENTFUL: readonly AnyEvent["type"][] = ["turn-started", "asked", "power-ended"];

const isFine = (event: AnyEvent): boolean => event.type === "coins-moved" && event.reason === "fine";

export class Game {
  table = $state.raw<Table | null>(null);
  known = $state.raw<Known>(NOTHING);
  log = $state.raw<readonly LogLine[]>([]);
  /** All events shown so far; empty where memory fades. */
  events = $state.raw<readonly AnyEvent[]>([]);
  /** The event being shown. */
  scene = $state.raw<AnyEvent | null>(null);
  /** How long that scene lasts, as a factor on the usual time. */
  pace = $state.raw(1);
  stage = $state.raw<Stage | null>(null);
  /** Cards that lie open for a moment, by spot. */
  faces = $state.raw<Readonly<Record<Spot, string>>>({});
  sighting = $state.raw<Sighting | null>(null);
  /** The turn in which the viewer had the time to look at that; null before. */
  #sightedOn: number | null = null;
  /** Who has claimed to be whom, in order; where memory fades, in the last round. */
  claims = $state.raw<readonly Claim[]>([]);
  /** The deal, until it is forgotten. */
  deal = $state.raw<readonly string[]>([]);
  /** The cards at the end, when the masks have fallen. */
  final = $state.raw<readonly (string | null)[]>([]);
  /** The restriction on the current player's turn. */
  binding = $state.raw<string | null>(null);
  /** The two cards that were last together under the table, swapped or not, until something else happens. */
  thread = $state.raw<readonly [Spot, Spot] | null>(null);
  /** Whether all received events have been shown. */
  settled = $state(true);

  /** The card that was last shown to all but its owner, and its place among the events. */
  around = $state.raw<{ number: number; event: ShownAround } | null>(null);

  /** The number of events received. */
  received = 0;
  /** The number of events before this page was opened. */
  before = 0;
  #shown = 0;
  #queue: AnyEvent[] = [];
  /** When all events received should have been shown. */
  #end = Infinity;
  #narrator: Narrator;
  /** The events before which the viewer took the seat, left it, took it again, and so on. */
  #held: readonly number[] = [0];
  #running = false;
  #hurried = false;
  #skip: (() => void) | null = null;
  #over = false;

  constructor(
    readonly number: number,
    readonly audience: Audience,
  ) {
    this.#narrator = new Narrator(audience.nameOf, () => (this.#holds() ? audience.viewer() : null));
  }

  /** Load a view: the current table, and its events as far as they are remembered. */
  resume({ viewer, table, events, first }: View): this {
    if (typeof viewer === "object") this.#held = viewer.held;
    this.received = this.#shown = first;
    if (first > 0) this.table = unfolded(table, events);
    for (const event of events) this.#take(event);
    this.received = this.before = this.#shown;
    this.table = table;
    this.faces = {};
    this.dismiss();
    return this;
  }

  /** Whether the viewer held their seat when the event that is being shown happened, and not somebody before them. */
  #holds(): boolean {
    return this.#held.filter((number) => number < this.#shown).length % 2 === 1;
  }

  /** Queue new events, to be shown by the given time: the clock of the next decision starts then. */
  receive(events: readonly AnyEvent[], end = Infinity): void {
    this.received += events.length;
    this.#end = end;
    this.#queue.push(...events);
    this.settled = false;
    void this.#run();
  }

  /** Show all waiting events at once, after the current one. */
  skip(): void {
    this.#hurried = this.#running;
    this.#skip?.();
  }

  /** The card that the player was shown has been in sight: it stays for one whole turn of another player. */
  noteSighted(): void {
    this.#sightedOn ??= this.table!.turn;
  }

  /** Hide the card that the player was shown. */
  dismiss(): void {
    this.sighting = this.#sightedOn = null;
  }

  end(): void {
    this.#over = true;
    this.#queue = [];
    this.#skip?.();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (this.#queue.length && !this.#over) await this.#play(this.#queue.shift()!);
    this.#running = this.#hurried = false;
    this.scene = this.stage = null;
    this.settled = true;
    if (this.table?.result == null) this.faces = {};
  }

  async #play(event: AnyEvent): Promise<void> {
    const pace = this.#paceOf(event);
    const length = sceneLength(event, pace);
    if (length === 0) {
      this.#take(event);
      return;
    }
    this.audience.shown(event, pace);
    this.scene = event;
    this.pace = pace;
    if (event.type === "revealed") {
      const claimed = this.table!.round!.character;
      this.stage = { cards: event.cards, claimed, pace, fines: this.#finesFollow() };
    }
    const until = changesAt(event, length, pace);
    if (until) await this.#pause(until);
    this.#take(event);
    if (!this.#hurried) await this.#pause(length - until);
    if (learnt(event).length && event.type !== "ended") this.faces = {};
    if (event.type === "revealed" ? !this.stage?.fines : isFine(event)) this.stage = null;
  }

  /** Whether the fines of a contest are paid before anyone has to decide anything. */
  #finesFollow(): boolean {
    const next = this.#queue.find((event) => isFine(event) || !UNDECIDED.includes(event.type));
    return next !== undefined && isFine(next);
  }

  /** The viewer's pace, or a faster one if the waiting events would otherwise be shown too late. */
  #paceOf(event: AnyEvent): number {
    const pace = this.#hurried || document.hidden ? 0 : this.audience.pace();
    const waiting = [event, ...this.#queue].reduce((sum, one) => sum + sceneLength(one, pace), 0);
    const left = this.#end - Date.now();
    if (left >= waiting) return pace;
    return left < waiting * SHORTEST ? 0 : (pace * left) / waiting;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#skip = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#skip = done;
    });
  }

  #take(event: AnyEvent): void {
    const number = this.#shown;
    this.#shown += 1;
    if (!this.audience.fading()) this.events = [...this.events, event];
    if (event.type === "dealt") this.#lay(event);
    if (event.type === "shown-around") this.around = { number, event };
    const before = this.table!;
    const turn = event.type === "turn-started" ? event.turn : before.turn;
    this.#narrate(event, before, number, turn);
    this.known = learn(this.known, event, before);
    this.table = evolve(before, event);
    if (event.type === "announced" || event.type === "contested") {
      const { character } = this.table.round!;
      this.claims = [...this.claims, { player: event.player, character, turn }];
    }
    this.#open(event, number);
    if (event.type === "swapped") this.thread = [event.first, event.second];
    else if (!UNEVENTFUL.includes(event.type)) this.thread = null;
    if (event.type === "turn-started") {
      const whole = this.#sightedOn !== null && before.turn > this.#sightedOn;
      if (whole && before.sitting[before.seat] !== this.audience.viewer()) this.dismiss();
      this.binding = event.binding;
      if (this.audience.fading()) this.#forget();
    }
  }

  #lay(event: Dealt): void {
    this.table = initialTable(event);
    this.deal = event.cards;
  }

  #narrate(event: AnyEvent, before: Table, number: number, turn: number): void {
    const key = (part: number) => `${this.number}/${number}/${part}`;
    const player = "player" in event ? event.player : null;
    const character =
      event.type === "announced" || event.type === "power-used" || event.type === "unmasked"
        ? event.character
        : null;
    const sentences = this.#narrator.narrate(event, before);
    const lines: LogLine[] = sentences.map((line, part) => ({
      key: key(part),
      turn: event.type === "turn-started" ? before.turn : turn,
      kind: "event",
      type: event.type,
      player,
      character,
      ...line,
    }));
    if (event.type === "turn-started") {
      const { phrases } = this.#narrator;
      lines.push({
        key: key(sentences.length),
        turn,
        kind: "turn",
        type: event.type,
        player,
        character,
        text: () => turnHeading(phrases, event),
      });
    }
    if (lines.length) this.log = [...this.log, ...lines];
  }

  /** Turn up the cards that the event shows. */
  #open(event: AnyEvent, number: number): void {
    if (event.type === "ended") {
      this.final = event.cards;
      return;
    }
    if (event.type === "dealt" || event.type === "revealed") return; // those turn on the stage
    const cards = learnt(event);
    if (cards.length === 0) return;
    this.faces = Object.fromEntries(cards.map(([spot, character]) => [spot, character]));
    if (event.type === "unmasked") return;
    this.#sightedOn = null;
    this.sighting = {
      key: number,
      spots: cards.map(([spot]) => spot),
      characters: cards.map(([, character]) => character),
    };
  }

  /** Forget what a table with fading memory no longer shows. */
  #forget(): void {
    const first = remembered(this.table!);
    if (first <= 1) return; // the first round still shows the deal
    this.deal = [];
    this.known = forget(this.known, first);
    this.claims = this.claims.filter(({ turn }) => turn >= first);
    this.log = this.log.filter(({ turn }) => turn >= first);
  }
}

/** When in its scene an event changes the table: coins fly before they arrive, and a curtain hides the table first. */
function changesAt(event: AnyEvent, length: number, pace: number): number {
  if (event.type === "coins-moved") return length * COINS_LAND;
  return event.type === "revealed" ? CURTAIN_MS * pace : 0;
}

/** A table from before these events. Only the seating has to be right: sentences are made from it. */
function unfolded(table: Table, events: readonly AnyEvent[]): Table {
  let { sitting } = table;
  for (const event of events.toReversed())
    if (event.type === "seats-changed") sitting = evolve({ ...table, sitting }, event).sitting;
  return { ...table, sitting, round: null, stack: [], result: null };
}
