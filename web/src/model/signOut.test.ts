import { expect, it } from "vitest";
import type { SignedInDevice, TableListItem } from "../api/protocol";
import { leftBehind } from "./signOut";

const device = (here: boolean) => ({ here }) as SignedInDevice;
const table = (code: string, phase: TableListItem["phase"], seat: number | null = 0) =>
  ({ code, phase, seat }) as TableListItem;

it("names games that go on, and counts the other devices", () => {
  expect(leftBehind([device(true)], [])).toEqual({ devices: 0, games: [] });
  const tables = [
    table("LOBBY1", "lobby"),
    table("DEALT1", "memorising"),
    table("GAMEON", "playing"),
    table("OTHERS", "playing", null),
    table("ENDED1", "finished"),
  ];
  expect(leftBehind([device(false), device(true), device(false)], tables)).toEqual({
    devices: 2,
    games: ["DEALT1", "GAMEON"],
  });
});
