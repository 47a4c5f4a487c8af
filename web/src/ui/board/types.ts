// What the table needs to be shown: of a game that is played, or of one that is watched again.

import type { Game } from "../../model/game.svelte";
import type { Player } from "../../model/table";
import type { TableNow } from "../../api/protocol";

export interface Shown {
  readonly table: Pick<TableNow, "phase" | "seats"> | null;
  readonly game: Pick<Game, "table" | "scene" | "binding" | "sighting"> | null;
  /** Whose place is at the bottom. */
  readonly seat: Player | null;
  /** Whether the game is being played at the moment that is shown. */
  readonly on: boolean;
  nameOf(player: Player): string;
}

/** People who can be tapped. */
export interface Tapping {
  readonly people: readonly Player[];
  pickPlayer(player: Player): void;
}
