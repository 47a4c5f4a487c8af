import { describe, expect, it } from "vitest";
import type { Decision } from "../../api/protocol";
import type { Table } from "../../model/table";
import { next, turnActions, type DeviceState } from "./next";
import { assignGuests, ownerIndex, rememberedFace, tableSettings } from "./people";

const decision = (player: number, type: string): Decision =>
  ({ number: 7, player, question: { type, character: "king", binding: null } }) as unknown as Decision;

const around = (
  change: Partial<DeviceState> & { decision?: Decision | null; out?: number[] },
): DeviceState => ({
  game: 1,
  table: { decision: change.decision ?? null, out: change.out ?? [] } as unknown as Table,
  seats: [],
  hands: [
    { seat: 0, person: null },
    { seat: 2, person: "two" },
  ],
  shown: null,
  wish: null,
  ...change,
});

describe("who gets the device", () => {
  it("is who decides, if they play on it", () => {
    expect(next(around({ decision: decision(2, "turn-choice") }))).toMatchObject({ why: "turn", player: 2 });
    expect(next(around({ decision: decision(0, "pick-player") }))).toMatchObject({ why: "power", player: 0 });
    expect(next(around({ decision: decision(1, "turn-choice") }))).toBeNull();
  });

  it("is nobody while a contest is answered aloud, or a bot decides for them", () => {
    expect(next(around({ decision: decision(2, "contest-or-pass") }))).toBeNull();
    const seats = [{}, {}, { away: true }] as DeviceState["seats"];
    expect(next(around({ decision: decision(2, "turn-choice"), seats }))).toBeNull();
  });

  it("is who asks for it, before who decides", () => {
    const asked = around({ decision: decision(0, "turn-choice"), wish: 2 });
    expect(next(asked)).toMatchObject({ why: "wish", player: 2 });
    expect(next({ ...asked, wish: 1 })).toMatchObject({ why: "turn", player: 0 });
  });

  it("is all but one where a card is shown, through the eyes of somebody who may see it", () => {
    const shown = { player: 0, number: 30 };
    expect(next(around({ shown }))).toMatchObject({ why: "shown", player: 0, eyes: 2 });
    expect(next(around({ shown: { ...shown, player: 5 } }))).toMatchObject({ player: 5, eyes: 0 });
    expect(next(around({ shown, out: [2] }))).toBeNull();
  });
});

describe("what a turn leaves to do", () => {
  it.each([
    [null, ["look", "swap", "announce"]],
    ["no-announce", ["look", "swap"]],
    ["opening", ["swap"]],
    ["swap", ["swap"]],
    ["look", ["look"]],
  ])("with the binding %s", (binding, actions) => {
    const decision = { number: 7, player: 0, question: { type: "turn-choice", binding } };
    expect(turnActions({ decision } as Table)).toEqual(actions);
  });

  it("is nothing during a contest", () =>
    expect(turnActions({ decision: decision(0, "contest-or-pass") } as Table)).toEqual([]));
});

describe("who is who on a device", () => {
  const kept = [
    { id: "a", name: "Bruno", face: null },
    { id: "b", name: "Carla", face: null },
  ];

  it("knows those who were here before by their names", () => {
    expect(assignGuests(["Carla", "Dora"], kept)).toEqual([kept[1], null]);
  });

  it("gives somebody's place to another when there is no more room", () => {
    const full = Array.from({ length: 13 }, (_, index) => ({
      id: `${index}`,
      name: `Guest ${index}`,
      face: null,
    }));
    expect(assignGuests(["Guest 1", "Dora"], full)).toEqual([full[1], full[0]]);
  });

  it("knows their faces by their names", () => {
    const cat = { mask: "cat", colour: "ink", dark: false } as const;
    const guests = [kept[0]!, { ...kept[1]!, face: cat }];
    expect(["Bruno", "Carla", "Dora"].map((name) => rememberedFace(name, guests))).toEqual([null, cat, null]);
  });

  it("takes the first for its owner, unless another has the owner's name", () => {
    expect(ownerIndex(["Anna", "Bruno"], null)).toBe(0);
    expect(ownerIndex(["Anna", "Bruno"], "Bruno")).toBe(1);
    expect(ownerIndex(["Anna", "Bruno"], "Zoe")).toBe(0);
  });

  it("lays a table for all of them", () => {
    expect(tableSettings(2)).toMatchObject({ edition: "second", players: 4 });
    expect(tableSettings(13)).toMatchObject({ edition: "first", players: 13 });
  });
});
