// The selected moment, shared by the scrubber, the matrix and the moment view.

import type { Chronicle, Moment } from "./chronicle";
import { next, type Jump } from "./jumps";
import type { Face } from "../../api/protocol";

export class Timeline {
  at = $state(0);
  /** A character that is followed through the game. */
  followed = $state.raw<string | null>(null);
  constructor(
    readonly chronicle: Chronicle,
    at: number,
  ) {
    this.go(at);
  }

  /** By player. */
  get faces(): readonly Face[] {
    return this.chronicle.faces;
  }

  get last(): number {
    return this.chronicle.moments.length - 1;
  }

  get moment(): Moment {
    return this.chronicle.moments[this.at]!;
  }

  /** How it was before; the deal has nothing before it. */
  get before(): Moment | null {
    return this.chronicle.moments[this.at - 1] ?? null;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
  }

  jump(jump: Jump): void {
    this.go(next(this.chronicle, jump, this.at) ?? this.at);
  }

  nameOf = (player: number): string => this.chronicle.names[player]!;
  /** As the reader calls them. */
  called = (player: number): string => this.chronicle.phrases.called(player);
}
