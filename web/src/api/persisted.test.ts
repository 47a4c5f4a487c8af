// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Room } from "../model/room.svelte";
import { tableNow } from "../testing/tables";
import { notes } from "../features/table/notes.svelte";
import { persisted } from "./persisted.svelte";
import { preferences } from "../model/preferences.svelte";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("a choice", () => {
  it("is remembered by the browser", () => {
    const first = persisted("colour", "red");
    expect(first.value).toBe("red");
    first.value = "blue";
    expect([first.value, persisted("colour", "red").value]).toEqual(["blue", "blue"]);
  });

  it("that can't be read is as if none had been made", () => {
    localStorage.setItem("mascarade.colour", "{");
    expect(persisted("colour", "red").value).toBe("red");
  });

  it("holds as long as the page where nothing is remembered", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    const choice = persisted("colour", "red");
    choice.value = "blue";
    expect([choice.value, persisted("colour", "red").value]).toEqual(["blue", "red"]);
  });

  it("of a pace that there is not means the usual one", () => {
    preferences.pace = "hasty" as typeof preferences.pace;
    expect(preferences.pace).toBe("usual");
    preferences.pace = "fast";
    expect(preferences.pace).toBe("fast");
  });
});

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
