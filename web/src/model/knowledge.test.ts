import { describe, expect, it } from "vitest";
import { dealt } from "../testing/events";
import { played } from "../testing/recordedGames";
import { forget, learn, learnt, NOTHING, remembered, sureness, type Known } from "./knowledge";
import { type AnyEvent, initialTable, type Table } from "./table";

const CARDS = ["king", "queen", "peasant", "peasant", "witch", "spy"];
const TABLE = initialTable(dealt(CARDS));

const after = (known: Known, turn: number, ...events: AnyEvent[]): Known =>
  events.reduce((now, event) => learn(now, event, { ...TABLE, turn }), known);
/** The characters that are remembered, by spot. */
const characters = (known: Known): Record<number, string> =>
  Object.fromEntries(Object.entries(known).map(([spot, { character }]) => [spot, character]));

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
const reveal = (...cards: [player: number, character: string][]): AnyEvent => ({
  type: "revealed",
  cards: cards.map(([player, character]) => [player, player, character]),
});

describe("what is remembered of a card", () => {
  it("is its last sight: how, when, where, and whose card it was", () => {
    const known = after(NOTHING, 3, look(0, 0, "king"), reveal([2, "spy"]), look(0, 5, "queen"));
    expect(known).toEqual({
      0: { character: "king", how: "look", turn: 3, spot: 0, owner: 0, hands: [] },
      2: { character: "spy", how: "reveal", turn: 3, spot: 2, owner: 2, hands: [] },
      5: { character: "queen", how: "look", turn: 3, spot: 5, owner: null, hands: [] },
    });
    expect(after(known, 5, look(0, 0, "witch"))[0]).toMatchObject({ character: "witch", turn: 5 });
  });

  it("is nothing where somebody else looked", () => {
    expect(after(NOTHING, 3, look(1, 1, null))).toEqual(NOTHING);
    expect(learnt({ type: "peeked", player: 1, spot: 1, character: null })).toEqual([]);
    expect(learnt({ type: "shown-around", player: 1, spot: 1, character: null })).toEqual([]);
  });

  it("follows a card that the viewer swapped, with where it was seen", () => {
    const known = after(NOTHING, 1, look(0, 0, "king"), swap(0, 0, 2, true));
    expect(known).toMatchObject({ 2: { character: "king", spot: 0, owner: 0, hands: [] } });
    expect(known[0]).toBeUndefined();
  });

  it("stays where the viewer only pretended", () => {
    const known = after(NOTHING, 1, look(0, 0, "king"), swap(0, 0, 2, false));
    expect(known).toMatchObject({ 0: { character: "king", hands: [] } });
  });

  it("is halved by every other hand, swapped or not, until it is seen again", () => {
    const doubted = after(after(NOTHING, 1, look(0, 0, "king")), 2, swap(1, 1, 0), swap(2, 0, 2));
    expect(doubted[0]!.hands).toEqual([
      { player: 1, turn: 2 },
      { player: 2, turn: 2 },
    ]);
    expect([sureness(doubted[0]!), sureness(after(doubted, 3, look(0, 0, "king"))[0]!)]).toEqual([0.25, 1]);
  });

  it("moves with a card that is handed on openly, and leaves with one that leaves", () => {
    const known = after(NOTHING, 1, look(0, 0, "king"));
    const handed = after(known, 2, { type: "handed", player: 1, source: 0, target: 5 });
    expect(characters(handed)).toEqual({ 5: "king" });
    expect(after(handed, 3, { type: "card-left", character: "king", spot: 5 })).toEqual(NOTHING);
  });
});

describe("a card that is seen elsewhere", () => {
  it("is no longer remembered where it was", () => {
    const known = after(NOTHING, 1, look(0, 0, "king"), swap(1, 0, 1), reveal([1, "king"]));
    expect(characters(known)).toEqual({ 1: "king" });
  });

  it("may have changed places with another that is seen with it", () => {
    const known = after(NOTHING, 1, reveal([0, "king"], [1, "queen"]), swap(2, 0, 1));
    expect(characters(after(known, 2, reveal([0, "queen"], [1, "king"])))).toEqual({ 0: "queen", 1: "king" });
  });

  it("is the less sure one of two alike", () => {
    const known = after(NOTHING, 1, reveal([2, "peasant"], [3, "peasant"]), swap(1, 1, 2));
    expect(characters(after(known, 2, look(0, 0, "peasant")))).toEqual({ 0: "peasant", 3: "peasant" });
  });
});

describe("a card that nobody else can be", () => {
  const all = (turn: number): Known => after(NOTHING, turn, dealt(CARDS));

  it("follows from all others, where these are sure", () => {
    const known = after(all(0), 2, swap(1, 1, 2), look(0, 1, "peasant"));
    expect(known[2]).toEqual({
      character: "queen",
      how: "elimination",
      turn: 0,
      spot: 2,
      owner: 2,
      hands: [],
    });
  });

  it("is known again where it was half sure, and in every place of some that are alike", () => {
    expect(after(all(0), 2, swap(1, 1, 2), look(0, 1, "queen"))[2]).toMatchObject({
      character: "peasant",
      hands: [],
    });
    const alike = after(all(0), 2, swap(1, 1, 2), swap(1, 3, 2), look(0, 1, "queen"));
    expect(characters(alike)).toMatchObject({ 2: "peasant", 3: "peasant" });
    expect([sureness(alike[2]!), sureness(alike[3]!)]).toEqual([1, 1]);
  });

  it("does not follow while two others may have changed places", () => {
    const known = after(all(0), 2, swap(1, 1, 2), swap(2, 4, 5), look(0, 1, "peasant"));
    expect(known[2]).toBeUndefined();
    expect(known[4]!.hands).toHaveLength(1);
  });

  it("is as unsure as any other once a hand was on it, and follows the viewer's own swaps", () => {
    const known = after(all(0), 2, swap(1, 1, 2), look(0, 1, "peasant"), swap(0, 0, 2, true));
    expect(known[0]).toMatchObject({ character: "queen", how: "elimination", spot: 2, owner: 2 });
    expect(sureness(after(known, 3, swap(3, 0, 3))[0]!)).toBe(0.5);
  });

  it("is forgotten with the oldest sight that it follows from", () => {
    const older = after(all(3), 5, reveal([0, "king"]), swap(1, 1, 2), look(0, 1, "peasant"));
    expect(older[2]).toMatchObject({ how: "elimination", turn: 3 });
    expect(characters(forget(older, 4))).toEqual({ 0: "king", 1: "peasant" });
  });

  it("is not looked for where a card has left the game", () => {
    const fewer = { ...TABLE, turn: 2, filled: TABLE.filled.with(5, false) };
    const known = learn(after(all(0), 1, swap(1, 1, 2)), look(0, 1, "peasant"), fewer);
    expect(known[2]).toBeUndefined();
  });
});

describe.each(played.map(({ name, events, tables }) => [name, events, tables] as const))(
  "in %s",
  (_, events, tables) => {
    it("no character is remembered more often than there are cards of it", () => {
      const { cards } = tables[0]!.setup.scenario;
      let known = NOTHING;
      for (const [index, event] of events.entries()) {
        known = learn(known, event, tables[Math.max(0, index - 1)]!);
        const all = Object.values(characters(known));
        const excess = all.filter((one) => count(all, one) > count(cards, one));
        const empty = Object.keys(known).filter((spot) => !tables[index]!.filled[Number(spot)]);
        expect([index, excess, empty]).toEqual([index, [], []]);
      }
    });

    it("what is sure is what the viewer sees there later", () => {
      let known = NOTHING;
      for (const [index, event] of events.entries()) {
        const seen =
          event.type === "ended"
            ? event.cards.map((character, spot) => [spot, character] as const)
            : learnt(event).map(([spot, character]) => [spot, character] as const);
        const wrong = seen.filter(
          ([spot, character]) => known[spot]?.hands.length === 0 && known[spot].character !== character,
        );
        expect([index, wrong]).toEqual([index, []]);
        known = learn(known, event, tables[Math.max(0, index - 1)]!);
      }
    });
  },
);

const count = (all: readonly string[], one: string): number => all.filter((each) => each === one).length;

describe("where memory fades", () => {
  it("as many turns are remembered as people are left", () => {
    const table = { turn: 9, sitting: [0, 1, 2, 3, 4], out: [2] } as unknown as Table;
    expect(remembered(table)).toBe(5);
  });

  it("older sights are forgotten", () => {
    const known = after(after(NOTHING, 4, look(0, 0, "king")), 5, look(0, 3, "spy"), swap(1, 1, 3));
    expect(characters(forget(known, 5))).toEqual({ 3: "spy" });
  });
});
