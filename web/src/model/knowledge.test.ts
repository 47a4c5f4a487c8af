import { describe, expect, it } from "vitest";
import { forget, learn, learnt, NOTHING, remembered, sureness, type Known } from "./knowledge";
import type { AnyEvent, Table } from "./table";

const after = (known: Known, turn: number, ...events: AnyEvent[]): Known =>
  events.reduce((now, event) => learn(now, event, turn), known);

const swap = (player: number, first: number, second: number, really: boolean | null = null): AnyEvent => ({
  type: "swapped",
  player,
  first,
  second,
  really,
});
const look = (player: number, spot: number, character: string | null): AnyEvent => ({
  type: "looked",
  player,
  spots: [spot],
  characters: character === null ? null : [character],
});

describe("what was seen of a card", () => {
  it("is its last sight, and how it was had", () => {
    const known = after(NOTHING, 3, look(0, 0, "king"), {
      type: "revealed",
      cards: [[2, 2, "fool"]],
    });
    expect(known.sights).toEqual({
      0: { character: "king", how: "look", turn: 3 },
      2: { character: "fool", how: "reveal", turn: 3 },
    });
    expect(after(known, 5, look(0, 0, "witch")).sights[0]).toEqual({
      character: "witch",
      how: "look",
      turn: 5,
    });
  });

  it("is nothing where somebody else looked", () => {
    expect(after(NOTHING, 3, look(1, 1, null))).toEqual(NOTHING);
    expect(learnt({ type: "peeked", player: 1, spot: 1, character: null })).toEqual([]);
    expect(learnt({ type: "shown-around", player: 1, spot: 1, character: null })).toEqual([]);
  });

  it("is followed by whose hands were on it since, with what", () => {
    const known = after(after(NOTHING, 1, look(0, 0, "king")), 2, swap(1, 1, 0), swap(0, 0, 2, false));
    expect(known.touches[0]).toEqual([
      { player: 1, turn: 2, really: null, with: 1 },
      { player: 0, turn: 2, really: false, with: 2 },
    ]);
    expect(known.touches[2]).toEqual([{ player: 0, turn: 2, really: false, with: 0 }]);
    expect(known.sights[0]!.character).toBe("king");
  });

  it("is certain again after another sight", () => {
    const known = after(NOTHING, 2, swap(1, 1, 0), look(0, 0, "king"));
    expect([known.touches[0], known.touches[1]!.length]).toEqual([[], 1]);
  });

  it("changes hands with a card that is handed on", () => {
    const known = after(NOTHING, 4, { type: "handed", player: 2, source: 5, target: 1 });
    expect(known.touches[1]).toEqual([{ player: 2, turn: 4, really: null, with: 5 }]);
  });
});

describe("where memory fades", () => {
  it("as many turns are remembered as people are left", () => {
    const table = { turn: 9, sitting: [0, 1, 2, 3, 4], out: [2] } as unknown as Table;
    expect(remembered(table)).toBe(5);
  });

  it("older sights and older hands are forgotten", () => {
    let known = after(NOTHING, 4, look(0, 0, "king"), swap(1, 1, 2));
    known = after(known, 5, look(0, 3, "fool"), swap(1, 1, 3));
    const left = forget(known, 5);
    expect(Object.keys(left.sights)).toEqual(["3"]);
    expect(left.touches[1]).toEqual([{ player: 1, turn: 5, really: null, with: 3 }]);
    expect(left.touches[2]).toEqual([]);
  });
});

describe("memories", () => {
  const looked: AnyEvent = { type: "looked", player: 0, spots: [0], characters: ["king"] };
  const swap = (player: number, first: number, second: number, really: boolean | null): AnyEvent => ({
    type: "swapped",
    player,
    first,
    second,
    really,
  });
  const after = (...events: AnyEvent[]) =>
    events.reduce((known, event, turn) => learn(known, event, turn + 1), NOTHING).memories;

  it("follow a card that the viewer swapped", () => {
    const memories = after(looked, swap(0, 0, 2, true));
    expect([memories[0], memories[2]?.character, memories[2]?.hands]).toEqual([undefined, "king", []]);
  });

  it("stay where the viewer only pretended", () => {
    expect(after(looked, swap(0, 0, 2, false))[0]).toMatchObject({ character: "king", hands: [] });
  });

  it("are halved by every other hand, swapped or not", () => {
    const memory = after(looked, swap(1, 1, 0, null), swap(2, 0, 2, null))[0]!;
    expect(memory.hands).toEqual([
      { player: 1, turn: 2 },
      { player: 2, turn: 3 },
    ]);
    expect(sureness(memory)).toBe(0.25);
  });

  it("move with a card that is handed on openly", () => {
    const handed: AnyEvent = { type: "handed", player: 1, source: 0, target: 5 };
    const memories = after(looked, handed);
    expect([memories[0], memories[5]?.character]).toEqual([undefined, "king"]);
  });
});
