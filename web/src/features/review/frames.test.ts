import { beforeAll, expect, test } from "vitest";
import { announced, dealt, looked, NAMES, swapped, turn } from "../../testing/events";
import { setLanguage } from "../../testing/language";
import type { AnyEvent } from "../../model/table";
import { frames, seenBy, type Replay } from "./frames";

beforeAll(() => setLanguage("en"));

const CARDS = dealt().cards;
const SWAPPED = CARDS.with(0, CARDS[1]!).with(1, CARDS[0]!);
const revealed: AnyEvent = { type: "revealed", cards: [[1, 1, "king"]] };

/** Adele swaps with Bruno, Bruno looks, and then has to show his card. */
const replay: Replay = {
  names: NAMES,
  faces: [],
  events: [dealt(), turn(1, 0), swapped(0, 1), turn(2, 1), looked(1, null), announced(1, "king"), revealed],
  insights: [
    { event: 2, eyes: [0, "all"], seen: swapped(0, 1, true) },
    { event: 4, eyes: [1, "all"], seen: looked(1, "king") },
  ],
  cards: [
    { event: 0, cards: CARDS },
    { event: 2, cards: SWAPPED },
  ],
};

test("everybody sees what the service says they saw", () => {
  const really = (eyes: 0 | 1 | 2 | "public" | "all") =>
    seenBy(replay, eyes).map((event) => ("really" in event ? event.really : null))[2];
  expect([really(0), really(1), really(2), really("public"), really("all")]).toEqual([
    true,
    null,
    null,
    null,
    true,
  ]);
});

test("a card lies open to who saw it, and is marked where others did not", () => {
  const open = (eyes: 1 | 2 | "public") => frames(replay, eyes).map(({ faces, secret }) => [faces, secret]);
  expect(open(1)[4]).toEqual([{ 1: "king" }, [1]]);
  for (const eyes of [2, "public"] as const) expect(open(eyes)[4]).toEqual([{}, []]);
  for (const eyes of [1, 2, "public"] as const) {
    expect(open(eyes)[0]).toEqual([{ ...CARDS }, []]);
    expect(open(eyes)[2]).toEqual([{}, []]);
    expect(open(eyes)[6]).toEqual([{ 1: "king" }, []]);
  }
});

test("who sees everything sees all cards where they really lay, marked but for what everybody saw", () => {
  const all = frames(replay, "all");
  expect(all[1]!.faces).toEqual({ ...CARDS });
  expect(all[2]!.faces).toEqual({ ...SWAPPED });
  expect(all[2]!.secret).toEqual([0, 1, 2, 3, 4, 5]);
  expect(all[6]!.secret).toEqual([0, 2, 3, 4, 5]);
});

test("what happened is told in the words of whoever saw it", () => {
  const lines = (eyes: 0 | 2) => frames(replay, eyes)[2]!.lines.map((line) => line.secret?.() ?? "");
  expect(lines(0).join()).not.toBe("");
  expect(lines(2).join()).toBe("");
});
