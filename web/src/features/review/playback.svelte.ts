// The state of a replay: the current moment, the viewer, the speed.

import { sceneLength } from "../../model/timing";
import type { AnyEvent, Player, Spot } from "../../model/table";
import { Refusal } from "../../api/http";
import type { Chance, Face, SeatNow, Thoughts } from "../../api/protocol";
import { facesOf } from "../../model/faces";
import { Phrases } from "../../model/phrases";
import type { BoardView } from "../../ui/board/types";
import type { Source } from "./replaySource";
import { jump, momentOf, moments, type Mark, type Moment } from "./moments";
import { frames, type Eyes, type Frame, type Replay } from "./frames";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long the deal is shown, which takes no time at the table. */
const DEAL = 1500;

const occupant = (name: string, face: Face | null): SeatNow => ({
  kind: "person",
  name,
  face,
  bot: null,
  temper: null,
  host: false,
  connected: true,
  lost_at: null,
  away: false,
  ready: true,
  muted: false,
  votes: [],
});

export class Playback implements BoardView {
  readonly watched = true;
  eyes = $state.raw<Eyes>("all");
  /** The number of the moment. */
  at = $state(0);
  speed = $state<number>(1);
  playing = $state(false);
  /** The selected card. */
  spot = $state.raw<Spot | null>(null);
  /** Why there is nothing to show about it. */
  refusal = $state.raw<Refusal | null>(null);

  readonly moments: readonly Moment[];
  /** By player. */
  readonly faces: readonly Face[];
  readonly #seats: SeatNow[];
  readonly #frames: readonly Frame[] = $derived.by(() => frames(this.replay, this.eyes));
  #scene = $state.raw<AnyEvent | null>(null);
  #thoughts = $state.raw<Partial<Record<Eyes, Thoughts>>>({});
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    readonly source: Source,
  ) {
    this.moments = moments(replay.events);
    this.#seats = replay.names.map((name, player) => occupant(name, replay.faces[player] ?? null));
    this.faces = facesOf(this.#seats);
  }

  // What is shown

  get moment(): Moment {
    return this.moments[this.at]!;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** The event that the moment begins with, and what lies open then. */
  get opened(): Frame {
    return this.#frames[this.moment.event]!;
  }

  get game(): BoardView["game"] {
    const { table, binding } = this.#frames[this.moment.until]!;
    return { table, binding, scene: this.#scene, sighting: null };
  }

  get table(): BoardView["table"] {
    const { turn, result } = this.game!.table!;
    return { phase: result ? "finished" : turn ? "playing" : "memorising", seats: this.#seats };
  }

  get on(): boolean {
    return this.game!.table!.result === null;
  }

  get seat(): Player | null {
    return typeof this.eyes === "number" ? this.eyes : null;
  }

  /** Who acts in a moment. */
  actorAt(at: number): Player | null {
    const event = this.replay.events[this.moments[at]!.event]!;
    return "player" in event && typeof event.player === "number" ? event.player : null;
  }

  nameOf = (player: Player): string => this.replay.names[player]!;

  /** All players have their names: it is not said who watches. */
  get phrases(): Phrases {
    return new Phrases(this.game!.table!, this.nameOf);
  }

  /** The sentences of each moment so far. */
  get story(): { at: number; kind: Moment["type"]; lines: Frame["lines"] }[] {
    return this.moments.slice(0, this.at + 1).flatMap(({ event, until, type }, at) => {
      const lines = this.#frames.slice(event, until + 1).flatMap(({ lines }) => lines);
      return lines.length ? [{ at, kind: type, lines }] : [];
    });
  }

  // Navigation

  go(at: number): void {
    const next = Math.max(0, Math.min(this.last, at));
    // The next moment is animated; a jump is not.
    this.#scene = next === this.at + 1 ? this.replay.events[this.moments[next]!.event]! : null;
    this.at = next;
    if (this.playing) this.#wait();
  }

  goTo(event: number): void {
    this.go(momentOf(this.moments, event));
  }

  /** To the next such moment or the one before, and to the end of the game where there is none. */
  jump(mark: Mark, way: 1 | -1): void {
    this.go(jump(this.moments, mark, this.at, way) ?? (way > 0 ? this.last : 0));
  }

  has(mark: Mark, way: 1 | -1): boolean {
    return jump(this.moments, mark, this.at, way) !== null;
  }

  // Playing

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const length = sceneLength(this.replay.events[this.moment.event]!) || DEAL;
    this.#timer = setTimeout(() => {
      if (this.at < this.last) this.go(this.at + 1);
      if (this.at === this.last) this.stop();
    }, length / this.speed);
  }

  // Beliefs

  /** Select a card, or deselect it. */
  ask(spot: Spot | null): void {
    this.spot = spot === this.spot ? null : spot;
    void this.learn();
  }

  async learn(): Promise<void> {
    const { eyes } = this;
    this.refusal = null;
    if (this.spot === null || eyes === "all" || this.#thoughts[eyes]) return;
    try {
      const thoughts = await this.source.thoughts(eyes);
      this.#thoughts = { ...this.#thoughts, [eyes]: thoughts };
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      this.refusal = failure;
    }
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.learn();
  }

  /** The viewer's beliefs about the card at this moment; null until they are computed. */
  get believed(): { chances: readonly Chance[]; exact: boolean } | null {
    const { spot, eyes } = this;
    if (spot === null) return null;
    if (eyes === "all") {
      const character = this.opened.faces[spot];
      return { chances: character === undefined ? [] : [{ character, chance: 1 }], exact: true };
    }
    const thoughts = this.#thoughts[eyes]?.thoughts.filter(({ event }) => event <= this.moment.until);
    if (thoughts === undefined) return null;
    const cards = thoughts.flatMap((thought) => thought.cards).filter((card) => card.spot === spot);
    return { chances: cards.at(-1)?.chances ?? [], exact: thoughts.at(-1)?.exact ?? true };
  }
}
