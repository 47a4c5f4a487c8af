import { beforeAll, describe, expect, it } from "vitest";
import { announced, dealt, nameOf, turn } from "../../testing/events";
import { setLanguage } from "../../testing/language";
import { tableNow } from "../../testing/tables";
import { Phrases } from "../../model/phrases";
import { type AnyEvent, evolve, initialTable, type Table } from "../../model/table";
import { bound, decides, headline, marks, voice } from "./people";

const after = (...events: AnyEvent[]): Table => events.reduce(evolve, initialTable(dealt()));
const told = (table: Table, viewer: number | null = null) => new Phrases(table, nameOf, viewer);
const kinds = (table: Table) => [0, 1, 2, 3].map((player) => voice(table, player)?.kind ?? null);
const contest: AnyEvent = { type: "contested", player: 1, spot: 1 };
const pass = (player: number): AnyEvent => ({ type: "passed", player });

beforeAll(() => setLanguage("en"));

describe("what people say", () => {
  it("stands beside those who have said it", () => {
    expect(kinds(after(turn(5, 0)))).toEqual([null, null, null, null]);
    const round = [turn(5, 0), announced(0, "king"), contest, pass(2)];
    expect(kinds(after(...round))).toEqual(["announces", "contests", "passes", null]);
    expect(voice(after(...round), 1)).toEqual({
      kind: "contests",
      text: "No, I am the King!",
      character: "king",
    });
  });

  it("is over with the game, and not asked of those who are out of it", () => {
    const out: AnyEvent = { type: "eliminated", player: 3, coins: 6 };
    const round = [out, turn(5, 0), announced(0, "king"), pass(1)];
    expect(kinds(after(...round))).toEqual(["announces", "passes", null, null]);
    const end: AnyEvent = { type: "ended", winners: [0], reason: "thirteen", cards: [], cemetery: [] };
    expect(kinds(after(...round, end))).toEqual([null, null, null, null]);
  });
});

describe("who decides about a claim", () => {
  const round = [turn(5, 0), announced(0, "king"), contest];
  const deciding = (table: Table, viewer: number, how: "clockwise" | "sealed") =>
    [0, 1, 2, 3].map((player) => decides(told(table, viewer), player, how)?.text ?? null);

  it("is the next one clockwise, also for a viewer who may answer early", () => {
    expect(deciding(after(...round), 3, "clockwise")).toEqual([null, null, "answers now", null]);
    expect(deciding(after(...round, pass(2)), 3, "clockwise")).toEqual([null, null, null, "answer now"]);
  });

  it("is everyone who has not answered, where answers are sealed", () => {
    expect(deciding(after(...round), 3, "sealed")).toEqual([null, null, "answers now", "answer now"]);
  });
});

describe("who is not free", () => {
  it("is the one whose turn it is, as long as they choose", () => {
    const asked: AnyEvent = {
      type: "asked",
      decision: { number: 1, player: 0, question: { type: "turn-choice", binding: "opening" } },
    };
    const phrases = told(after(turn(1, 0, "opening"), asked));
    expect([bound(phrases, "opening", 0)?.text, bound(phrases, "opening", 1)]).toEqual(["opening", null]);
    expect(bound(told(after(turn(1, 0, "opening"))), "opening", 0)).toBeNull();
  });

  it("is named in a sentence while the table waits for them", () => {
    const asked: AnyEvent = {
      type: "asked",
      decision: { number: 1, player: 0, question: { type: "turn-choice", binding: "opening" } },
    };
    const table = after(turn(1, 0, "opening"), asked);
    expect(headline(told(table), "opening")).toBe(`Opening: ${nameOf(0)} must swap or pretend to`);
    expect(headline(told(table, 0), "swap")).toBe("You just revealed a card and must swap or pretend to");
    expect(headline(told(table), null)).toBe(`${nameOf(0)}'s turn`);
  });

  it("is who has shown a card, if they are next, and who confessed a peek", () => {
    const shown: AnyEvent = {
      type: "revealed",
      cards: [
        [1, 1, "queen"],
        [2, 2, "judge"],
      ],
    };
    const table = after(turn(5, 0), announced(0, "king"), contest, pass(2), pass(3), shown, {
      type: "peeked",
      player: 3,
      spot: 3,
      character: null,
    });
    expect([1, 2, 3].map((player) => bound(told(table), null, player))).toEqual([
      { text: "revealed: must swap or pretend next", short: "swap only" },
      null,
      { text: "must look", short: "must look" },
    ]);
  });
});

it("marks say what else there is to say of somebody", () => {
  const [occupant] = tableNow({}).seats;
  const phrases = told(after());
  expect(marks(phrases, 0, undefined, "playing")).toEqual([]);
  expect(marks(phrases, 0, occupant, "playing")).toEqual([]);
  expect(marks(phrases, 0, { ...occupant!, connected: false, votes: ["abort"] }, "playing")).toEqual([
    "disconnected",
    "wants to stop",
  ]);
  expect(marks(phrases, 0, { ...occupant!, connected: false, away: true }, "playing")).toEqual([
    "bot playing",
  ]);
  expect([
    marks(phrases, 0, { ...occupant!, ready: true }, "playing"),
    marks(phrases, 0, { ...occupant!, ready: true }, "memorising"),
  ]).toEqual([[], ["ready"]]);
});
