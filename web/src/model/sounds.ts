// Synthesised sounds, without files: glass, plucked strings, wood and paper. Browsers let a page play sound only after
// the first touch.

import { preferences } from "./preferences.svelte";
import type { AnyEvent, Player } from "./table";
import { revealTimes } from "./timing";

type Instrument = "glass" | "string" | "wood" | "paper";

interface Note {
  of: Instrument;
  /** Hertz. */
  pitch: number;
  /** Seconds from now. */
  at?: number;
  loud?: number;
}

/** How an instrument sounds: its partials with their loudness, its decay in seconds, and how far its pitch falls. */
const INSTRUMENTS: Record<
  Instrument,
  { shape: OscillatorType; partials: readonly (readonly [number, number])[]; decay: number; falls?: number }
> = {
  glass: {
    shape: "sine",
    partials: [
      [1, 1],
      [2.76, 0.25],
      [5.4, 0.08],
    ],
    decay: 0.9,
  },
  string: {
    shape: "triangle",
    partials: [
      [1, 1],
      [2, 0.3],
      [3, 0.12],
    ],
    decay: 0.55,
  },
  wood: { shape: "sine", partials: [[1, 1.3]], decay: 0.14, falls: 0.6 },
  paper: { shape: "triangle", partials: [[1, 0.6]], decay: 0.09, falls: 0.45 },
};

const chord = (of: Instrument, pitches: readonly number[], gap: number, loud = 1): Note[] =>
  pitches.map((pitch, index) => ({ of, pitch, at: index * gap, loud }));

/** In D minor, the key of a Venetian evening. */
const SOUNDS = {
  deal: chord("paper", [620, 660, 700, 740], 0.09, 0.8),
  look: chord("paper", [520, 760], 0.12),
  swap: [
    { of: "paper", pitch: 420 },
    { of: "wood", pitch: 150, at: 0.16 },
    { of: "paper", pitch: 420, at: 0.5 },
    { of: "wood", pitch: 150, at: 0.66 },
  ],
  announce: chord("string", [293.7, 440], 0.11),
  contest: chord("string", [349.2, 311.1], 0.13),
  step: [{ of: "wood", pitch: 220, loud: 0.5 }],
  card: [
    { of: "paper", pitch: 560 },
    { of: "wood", pitch: 190, at: 0.07 },
  ],
  crown: chord("glass", [587.3, 740, 880], 0.07, 0.9),
  power: chord("string", [440, 523.3, 587.3], 0.07, 0.7),
  choice: [{ of: "wood", pitch: 260, loud: 0.7 }],
  fine: chord("wood", [330, 262], 0.1),
  coins: chord("glass", [1760, 2093, 1975.5], 0.07, 0.35),
  out: chord("string", [293.7, 220, 174.6], 0.18, 0.8),
  turn: chord("glass", [587.3, 880], 0.16),
  message: [{ of: "glass", pitch: 1174.7, loud: 0.3 }],
  win: chord("glass", [587.3, 740, 880, 1174.7], 0.15),
  end: chord("string", [440, 349.2, 293.7], 0.2),
} satisfies Record<string, readonly Note[]>;

type Sound = keyof typeof SOUNDS;

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
let tones: readonly { tone: OscillatorNode; at: number }[] = [];

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

function ring(context: AudioContext, { of, pitch, loud = 1 }: Note, at: number): void {
  const { shape, partials, decay, falls = 1 } = INSTRUMENTS[of];
  for (const [partial, share] of partials) {
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch * partial });
    const envelope = new GainNode(context, { gain: 0 });
    const end = at + decay / Math.sqrt(partial);
    tone.frequency.setValueAtTime(pitch * partial, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * partial * falls, end);
    envelope.gain.setValueAtTime(0, at);
    envelope.gain.linearRampToValueAtTime(0.3 * loud * share, at + 0.008);
    envelope.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(envelope).connect(volume!);
    tone.start(at);
    tone.stop(end);
    tones = [...tones, { tone, at }];
  }
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
  for (const [name, after] of sounds)
    for (const note of SOUNDS[name] as readonly Note[]) ring(context, note, now + after + (note.at ?? 0));
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
