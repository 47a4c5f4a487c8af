// What the board draws: a game that is being played, or a replay.

import type { Game } from "../../model/game.svelte";
import type { Phrases } from "../../model/phrases";
import type { Player } from "../../model/table";
import type { Face, TableNow } from "../../api/protocol";

export interface BoardView {
  readonly table: (Pick<TableNow, "phase" | "seats"> & Partial<Pick<TableNow, "settings">>) | null;
  readonly game:
    | (Pick<Game, "table" | "scene" | "binding" | "sighting"> &
        Partial<Pick<Game, "claims" | "stage" | "thread">>)
    | null;
  /** The player at the bottom. */
  readonly seat: Player | null;
  /** Whether that is somebody else, over whose shoulder the viewer looks. */
  readonly watched?: boolean;
  /** Whether the game is being played at the moment that is shown. */
  readonly on: boolean;
  /** When the time to answer ends; without one, no clock runs. */
  readonly deadline?: number | null;
  nameOf(player: Player): string;
  /** What the viewer calls players and cards; used while there is a game. */
  readonly phrases: Phrases;
  /** By player. */
  readonly faces: readonly Face[];
}

/** Players who can be picked. */
export interface SeatPicker {
  readonly people: readonly Player[];
  pickPlayer(player: Player): void;
}
