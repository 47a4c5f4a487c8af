import { describe, expect, it } from "vitest";
import { announced, dealt, looked, swapped, turn } from "../../testing/events";
import type { AnyEvent } from "../../model/table";
import type { Shown } from "../../api/protocol";
import { advise, type Moment } from "./advice";
import { courseOf, isThrough, STEPS } from "./course";

const CARDS = ["queen", "king", "thief", "judge", "bishop", "cheat"];
const contested = (player: number): AnyEvent => ({ type: "contested", player, spot: player });
const revealed = (...cards: Shown[]): AnyEvent => ({ type: "revealed", cards });
const used = (player: number, character: string): AnyEvent => ({
  type: "power-used",
  player,
  character,
  spot: player,
  partners: [],
});

/** The lesson as it is meant to be, step by step; what the guide says before each is in the test. */
const OPENING: AnyEvent[] = [dealt(CARDS), turn(1, 0, "opening")];
const SWAPS: AnyEvent[] = [swapped(0, 4, true), swapped(1, 5), swapped(2, 4), swapped(3, 0), turn(5, 0)];
const LOOK: AnyEvent[] = [looked(0, "judge"), turn(6, 1), announced(1, "bishop"), contested(2)];
const SHOWN: AnyEvent[] = [revealed([1, 1, "king"], [2, 2, "thief"]), turn(8, 3), announced(3, "judge")];
const CONTEST: AnyEvent[] = [
  contested(0),
  revealed([3, 3, "bishop"], [0, 0, "judge"]),
  used(0, "judge"),
  turn(9, 0, "swap"),
];
const BOUND: AnyEvent[] = [swapped(0, 1, true), looked(1, null), turn(13, 0)];
const ANNOUNCED: AnyEvent[] = [announced(0, "king"), used(0, "king"), turn(17, 0)];
const DOUBTED: AnyEvent[] = [
  announced(0, "king"),
  contested(3),
  revealed([0, 0, "king"], [3, 3, "bishop"]),
  used(0, "king"),
];

const asks = (binding: "opening" | "swap" | null): Partial<Moment> => ({
  question: { type: "turn-choice", binding },
});
const hears = (character: string): Partial<Moment> => ({ question: { type: "contest-or-pass", character } });

const after = (...events: AnyEvent[][]) => courseOf(events.flat(), 0);
const advice = (events: AnyEvent[][], moment: Partial<Moment>) =>
  advise(after(...events), {
    me: 0,
    players: 4,
    phase: "playing",
    question: null,
    right: 3,
    worth: { king: 3, queen: 2 },
    won: false,
    ...moment,
  });

describe("the course", () => {
  it("marks each step when it was met, whoever did it", () => {
    const met = [OPENING, SWAPS, LOOK, SHOWN, CONTEST, BOUND, ANNOUNCED, DOUBTED];
    const done = met.map((_, index) => after(...met.slice(0, index + 1)).done.length);
    expect(done).toEqual([0, 1, 2, 2, 4, 4, 5, 6]);
    expect(isThrough(after(...met))).toBe(true);
    expect([...after(...met).done].sort()).toEqual([...STEPS].sort());
  });

  it("counts nothing twice, and nothing of what others do", () => {
    const others = [OPENING, [swapped(1, 4), looked(2, null), announced(1, "king"), contested(2)]];
    expect(after(...others).done).toEqual([]);
    expect(after(OPENING, SWAPS, [swapped(0, 1, false), swapped(0, 2, true)]).done).toEqual(["swap"]);
  });

  it("knows what the learner can know", () => {
    expect(after(OPENING).cards).toEqual(CARDS);
    expect(after(OPENING, [swapped(0, 4, true)]).cards[0]).toBe("bishop");
    expect(after(OPENING, [swapped(0, 4, false)]).cards[0]).toBe("queen");
    expect(after(OPENING, SWAPS).cards).toEqual([null, null, null, null, null, null]);
    expect(after(OPENING, SWAPS, LOOK).cards[0]).toBe("judge");
    expect(after(OPENING, SWAPS, LOOK, SHOWN, CONTEST, BOUND).cards.slice(0, 2)).toEqual(["king", "judge"]);
  });

  it("tells what happened last to the learner", () => {
    const news = (...events: AnyEvent[][]) => after(OPENING, ...events).news;
    expect(news()).toBeNull();
    expect(news(SWAPS)).toEqual({ id: "lesson-news-taken", player: 3 });
    expect(news(SWAPS, LOOK)).toEqual({ id: "lesson-news-looked", character: "judge" });
    expect(news(SWAPS, LOOK, SHOWN)?.id).toBe("lesson-news-others-nobody");
    expect(news(SWAPS, LOOK, SHOWN, CONTEST)).toEqual({ id: "lesson-news-right", character: "judge" });
    expect(news(ANNOUNCED)?.id).toBe("lesson-news-stood");
    const claim = [announced(0, "king"), contested(1)];
    const caught = { id: "lesson-news-caught", player: 1, character: "king" };
    expect(news(claim, [revealed([0, 0, "queen"], [1, 1, "king"])])).toEqual(caught);
    expect(news(claim, [revealed([0, 0, "queen"], [1, 1, "thief"])])?.id).toBe("lesson-news-nobody");
    const theirs = [announced(1, "king"), contested(2), revealed([1, 1, "king"], [2, 2, "thief"])];
    expect(news(theirs)).toEqual({ id: "lesson-news-others-right", player: 1, character: "king" });
  });
});

describe("the advice", () => {
  it("leads through everything", () => {
    const met: AnyEvent[][] = [OPENING];
    expect(advice([[dealt(CARDS)]], { phase: "memorising" })).toMatchObject({
      id: "lesson-deal",
      character: "queen",
      action: "ready",
    });
    expect(advice(met, asks("opening"))).toMatchObject({ id: "lesson-opening", action: "swap" });
    met.push(SWAPS);
    expect(advice(met, asks(null))).toMatchObject({ id: "lesson-look", action: "look" });
    met.push(LOOK);
    expect(advice(met, hears("bishop"))).toMatchObject({ id: "lesson-contest-not", action: "pass" });
    met.push(SHOWN);
    expect(advice(met, hears("judge"))).toMatchObject({ id: "lesson-contest-sure", action: "contest" });
    met.push(CONTEST);
    expect(advice(met, asks("swap"))).toMatchObject({
      id: "lesson-bound-better",
      action: "swap",
      player: 1,
      character: "king",
    });
    met.push(BOUND);
    expect(advice(met, asks(null))).toMatchObject({ id: "lesson-announce-true", character: "king" });
    met.push(ANNOUNCED);
    expect(advice(met, asks(null))).toMatchObject({ id: "lesson-announce-again", action: "announce" });
    met.push(DOUBTED);
    expect(advice(met, {}).id).toBe("lesson-done");
    expect(advice(met, { phase: "over", won: true }).id).toBe("lesson-won");
    expect(advice(met, { phase: "over" }).id).toBe("lesson-over");
  });

  it("follows whoever goes another way", () => {
    const taken = [OPENING, SWAPS];
    const bold = [...taken, [announced(0, "king"), used(0, "king"), turn(9, 0)]];
    expect(advice(bold, asks(null)).id).toBe("lesson-look");
    expect(advice(bold, hears("judge"))).toMatchObject({ id: "lesson-contest-unsure", action: "contest" });
    expect(advice(taken, asks("swap")).id).toBe("lesson-bound");
    expect(advice([OPENING, [swapped(0, 4, false)]], asks(null)).id).toBe("lesson-look-sure");
    const shy = [...taken, [looked(0, "thief")]];
    expect(advice(shy, asks(null))).toMatchObject({
      id: "lesson-announce-bluff",
      character: "king",
      amount: 3,
    });
    const doubted = [...shy, ANNOUNCED, DOUBTED];
    expect(advice(doubted, asks(null))).toMatchObject({ id: "lesson-free", player: 3 });
    const met = [...shy, [announced(3, "king"), contested(0)], [turn(9, 0, "swap"), swapped(1, 0)]];
    expect(advice(met, hears("queen")).id).toBe("lesson-contest-free");
    expect(advice(met, {}).id).toBe("lesson-watch");
    expect(advice(met, { question: { type: "which-player", character: "bishop" } as never }).id).toBe(
      "lesson-power",
    );
  });
});
