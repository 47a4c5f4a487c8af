// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from "vitest";
import { Room } from "../../model/room.svelte";
import { tableNow } from "../../testing/tables";
import { notes } from "./notes.svelte";

beforeEach(() => localStorage.clear());

describe("notes", () => {
  const inGame = (game: number): Room => {
    const room = new Room("ABCDEF");
    room.table = tableNow({ game });
    return room;
  };

  it("belong to a card of one game", () => {
    const room = inGame(1);
    notes.pin(room, 3, "fool?");
    notes.pin(room, 2, "x".repeat(200));
    expect([notes.of(room, 3), notes.of(room, 4), notes.of(inGame(2), 3)]).toEqual(["fool?", "", ""]);
    expect(notes.of(room, 2)).toHaveLength(80);
    notes.pin(room, 3, "  ");
    expect([notes.of(room, 3), notes.of(room, 2).length]).toEqual(["", 80]);
  });

  it("of games long ago are thrown away", () => {
    for (let game = 1; game <= 14; game++) notes.pin(inGame(game), 0, `game ${game}`);
    expect([2, 3, 14].map((game) => notes.of(inGame(game), 0))).toEqual(["", "game 3", "game 14"]);
  });
});
