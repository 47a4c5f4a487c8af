// What is heard when. Browsers let a page play sound only after the first touch.

import { preferences } from "./preferences.svelte";
import { perform, type Sound, type Tone } from "./score";
import type { AnyEvent, Player } from "./table";
import { revealTimes } from "./timing";

/** What a sound may depend on, all of it public. */
interface Hearing {
  viewer: Player | null;
  /** The character that was announced last. */
  claim: string | null;
  /** A factor on how long the event is shown. */
  pace: number;
}

/** The sound of every event that is staged. A swap sounds alike whether or not the cards changed places. */
const OF_EVENT: Partial<Record<AnyEvent["type"], Sound>> = {
  "turn-started": "step",
  looked: "look",
  peeked: "look",
  swapped: "swap",
  announced: "announce",
  contested: "contest",
  passed: "step",
  unmasked: "card",
  "shown-around": "card",
  uncovered: "card",
  "power-used": "power",
  "chose-player": "choice",
  "chose-card": "choice",
  "chose-direction": "choice",
  declined: "choice",
  named: "choice",
  hid: "choice",
  guessed: "choice",
  "seats-changed": "swap",
  "card-left": "card",
  handed: "card",
  raised: "card",
  buried: "card",
  eliminated: "out",
};

/** At most this many sounds in this many seconds, and the same one not again within this many. */
const MOST = 4;
const WITHIN = 0.5;
const AGAIN = 0.12;

let context: AudioContext | null = null;
let volume: GainNode | null = null;
/** When sounds were played last, by the clock of the context. */
let recent: readonly { name: Sound; at: number }[] = [];
/** Tones of the last event, which the next event silences if they have not begun. */
let tones: readonly Tone[] = [];

/** The context, if the page may be heard now. */
function audible(): AudioContext | null {
  if (preferences.volume === 0 || document.hidden || !("AudioContext" in window)) return null;
  if (navigator.userActivation?.hasBeenActive === false) return null;
  if (context === null) {
    context = new AudioContext();
    volume = new GainNode(context);
    volume.connect(context.destination);
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) void context!.suspend();
    });
  }
  if (context.state === "suspended") void context.resume();
  // Loudness is felt by the square.
  volume!.gain.value = 0.3 * (preferences.volume / 100) ** 2;
  return context;
}

/** Play sounds, each so many seconds from now. */
function play(...sounds: readonly (readonly [name: Sound, after: number])[]): void {
  const context = audible();
  if (context === null) return;
  const now = context.currentTime;
  recent = recent.filter(({ at }) => now - at < WITHIN);
  const [[first] = [null]] = sounds;
  if (first === null || recent.length >= MOST) return;
  if (recent.some(({ name, at }) => name === first && now - at < AGAIN)) return;
  recent = [...recent, { name: first, at: now }];
  tones = [...tones, ...sounds.flatMap(([name, after]) => perform(context, volume!, name, now + after))];
}

/** Silence what was meant for an event that is over, as after a skipped scene. */
function hush(): void {
  if (context === null) return;
  const now = context.currentTime;
  for (const { tone } of tones.filter(({ at }) => at > now)) tone.stop(now);
  tones = [];
}

/** The sounds of an event, each with the seconds after which it is heard. */
function soundsOf(event: AnyEvent, { viewer, claim, pace }: Hearing): [Sound, number][] {
  switch (event.type) {
    case "revealed": {
      const { open, crown } = revealTimes(event.cards.length);
      const rightful = event.cards.some(([, , character]) => character === claim);
      const cards = open.map((at): [Sound, number] => ["card", (at * pace) / 1000]);
      return rightful ? [...cards, ["crown", (crown * pace) / 1000]] : cards;
    }
    case "coins-moved":
      return [[event.reason === "fine" ? "fine" : "coins", 0]];
    case "ended":
      return [[viewer !== null && event.winners.includes(viewer) ? "win" : "end", 0]];
    default: {
      const name = OF_EVENT[event.type];
      return name === undefined ? [] : [[name, 0]];
    }
  }
}

export const sounds = {
  event(event: AnyEvent, hearing: Hearing): void {
    hush();
    play(...soundsOf(event, hearing));
  },
  deal: (): void => play(["deal", 0]),
  yourTurn: (): void => play(["turn", 0]),
  message: (): void => play(["message", 0]),
  /** Let a person hear how loud it is. */
  sample: (): void => play(["coins", 0]),
};
