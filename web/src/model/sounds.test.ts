// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from "vitest";
import { announced, dealt, looked, swapped, turn } from "../testing/events";
import type { CoinsMoved, Revealed } from "../api/protocol";
import { preferences } from "./preferences.svelte";
import scenes from "./scenes.json";
import { sounds } from "./sounds";
import type { AnyEvent } from "./table";

/** What was heard: the pitch of each tone and when it starts, from the start of the test on. */
let heard: { pitch: number; at: number; ended: number }[] = [];
const gains: FakeGain[] = [];
let now = 0;
const contexts: FakeContext[] = [];

class Parameter {
  value = 0;
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}

class FakeGain {
  gain = new Parameter();
  constructor() {
    gains.push(this);
  }
  connect<T>(to: T): T {
    return to;
  }
}

class FakeTone extends FakeGain {
  frequency = new Parameter();
  #note = { pitch: 0, at: 0, ended: 0 };
  constructor(_: unknown, { frequency }: { frequency: number }) {
    super();
    this.#note.pitch = frequency;
  }
  start(at: number): void {
    this.#note.at = at - now;
    heard.push(this.#note);
  }
  stop(at: number): void {
    this.#note.ended = at - now;
  }
}

class FakeContext {
  destination = {};
  state = "running";
  constructor() {
    contexts.push(this);
  }
  get currentTime(): number {
    return now;
  }
  suspend(): void {
    this.state = "suspended";
  }
  resume(): void {
    this.state = "running";
  }
}

vi.stubGlobal("AudioContext", FakeContext);
vi.stubGlobal("GainNode", FakeGain);
vi.stubGlobal("OscillatorNode", FakeTone);

let activated = true;
let hidden = false;
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: activated }) });
Object.defineProperty(document, "hidden", { get: () => hidden });

beforeEach(() => {
  now += 100;
  heard = [];
  [activated, hidden] = [true, false];
  preferences.volume = 60;
});

const HEARING = { viewer: 0, claim: "king", pace: 1 };

/** The pitches and times of an event's tones. */
function soundOf(event: AnyEvent, hearing = HEARING): string {
  now += 100;
  heard = [];
  sounds.event(event, hearing);
  return heard.map(({ pitch, at }) => `${Math.round(pitch)}@${at.toFixed(2)}`).join(" ");
}

const coins = (reason: CoinsMoved["reason"]): CoinsMoved => ({ type: "coins-moved", moves: [], reason });
const revealed = (...characters: string[]): Revealed => ({
  type: "revealed",
  cards: characters.map((character, player) => [player, player, character]),
});
const ended = (...winners: number[]): AnyEvent => ({
  type: "ended",
  winners,
  reason: "thirteen",
  cards: [],
  cemetery: [],
});

it.each(Object.keys(scenes.scenes))("%s is heard", (type) => {
  const event = { type, cards: [[0, 0, "king"]], moves: [], winners: [], reason: "power" };
  expect(soundOf(event as unknown as AnyEvent)).not.toBe("");
});

it("a real swap sounds exactly like a pretended one, for everyone", () => {
  const plain = soundOf(swapped(1, 2));
  for (const viewer of [0, 1, 2])
    for (const really of [true, false, null])
      expect(soundOf(swapped(1, 2, really), { ...HEARING, viewer })).toBe(plain);
});

it("a look sounds alike whoever sees the card, and whatever it is", () => {
  expect(new Set([null, "king", "queen"].map((card) => soundOf(looked(1, card)))).size).toBe(1);
});

it("the main events differ from each other", () => {
  const events = [
    looked(1, null),
    swapped(1, 2),
    announced(1, "king"),
    { type: "contested", player: 2, spot: 2 } as AnyEvent,
    revealed("queen"),
    coins("fine"),
    coins("power"),
    ended(0),
    ended(1),
  ];
  expect(new Set(events.map((event) => soundOf(event))).size).toBe(events.length);
});

it("cards turn one by one as they are shown, and only a rightful claim is crowned", () => {
  const wrong = soundOf(revealed("queen", "judge")).split(" ");
  const right = soundOf(revealed("queen", "king")).split(" ");
  expect(right.slice(0, wrong.length)).toEqual(wrong);
  expect(right.length).toBeGreaterThan(wrong.length);
  expect(soundOf(revealed("queen", "king"), { ...HEARING, pace: 2 })).not.toBe(right.join(" "));
});

it("the next event silences what has not been heard of the last one", () => {
  sounds.event(revealed("queen", "king"), HEARING);
  const later = heard.filter(({ at }) => at > 1);
  now += 1;
  sounds.event(turn(2, 1), HEARING);
  expect(later.length).toBeGreaterThan(0);
  expect(later.every(({ at, ended }) => ended <= at)).toBe(true);
});

it("many events at once make few sounds", () => {
  for (let count = 0; count < 50; count++)
    for (const event of [turn(1, 0), looked(1, null)]) {
      sounds.event(event, HEARING);
      now += 0.001;
    }
  expect(heard.length).toBeLessThan(20);
});

it.each([
  ["at volume 0", () => (preferences.volume = 0)],
  ["before the first touch", () => (activated = false)],
  ["on a hidden page", () => (hidden = true)],
])("nothing is heard %s", (_, arrange) => {
  arrange();
  sounds.yourTurn();
  sounds.message();
  sounds.deal();
  expect(soundOf(dealt())).toBe("");
  expect(soundOf(swapped(1, 2))).toBe("");
  expect(heard).toEqual([]);
});

it("a page that is hidden falls silent, and is heard again", () => {
  sounds.yourTurn();
  hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(contexts[0]!.state).toBe("suspended");
  hidden = false;
  now += 1;
  sounds.yourTurn();
  expect(contexts[0]!.state).toBe("running");
});

it("a higher volume is louder", () => {
  const loudness = [20, 60, 100].map((volume) => {
    preferences.volume = volume;
    sounds.sample();
    now += 1;
    return gains[0]!.gain.value;
  });
  expect(loudness).toEqual([...loudness].sort((one, other) => one - other));
  expect(new Set(loudness).size).toBe(3);
});
