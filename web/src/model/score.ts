// The sounds as notes, and how they are played: synthesised, without files: glass, plucked strings, wood and paper.
// Imports nothing, so that a test can render it alone.

type Instrument = "glass" | "string" | "wood" | "paper";

interface Note {
  of: Instrument;
  /** Hertz. */
  pitch: number;
  /** Seconds from now. */
  at?: number;
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
  wood: {
    shape: "sine",
    partials: [
      [1, 1],
      [2.4, 0.2],
    ],
    decay: 0.22,
    falls: 0.75,
  },
  paper: { shape: "triangle", partials: [[1, 1]], decay: 0.14, falls: 0.6 },
};

/** Partials above this many hertz would only be sharp. */
const HIGHEST = 7000;
/** Seconds in which a tone swells, and in which its rest fades: without them it would click. */
const SWELL = 0.008;
const FADE = 0.02;
/** The part of a tone's loudness that is left before its rest fades. */
const QUIETEST = 0.002;

const chord = (of: Instrument, pitches: readonly number[], gap: number): Note[] =>
  pitches.map((pitch, index) => ({ of, pitch, at: index * gap }));

/** In D minor, the key of a Venetian evening.
 *  @public for a test that renders them all */
export const SOUNDS = {
  deal: chord("paper", [620, 660, 700, 740], 0.09),
  look: chord("paper", [520, 760], 0.12),
  swap: [
    { of: "paper", pitch: 420 },
    { of: "wood", pitch: 246.9, at: 0.16 },
    { of: "paper", pitch: 420, at: 0.5 },
    { of: "wood", pitch: 246.9, at: 0.66 },
  ],
  announce: chord("string", [293.7, 440], 0.11),
  contest: chord("string", [349.2, 311.1], 0.13),
  step: [{ of: "wood", pitch: 293.7 }],
  card: [
    { of: "paper", pitch: 560 },
    { of: "wood", pitch: 261.6, at: 0.07 },
  ],
  crown: chord("glass", [587.3, 740, 880], 0.07),
  power: chord("string", [440, 523.3, 587.3], 0.07),
  choice: chord("wood", [440, 587.3], 0.06),
  fine: chord("wood", [440, 329.6, 293.7], 0.11),
  coins: chord("glass", [1760, 2093, 1975.5], 0.07),
  out: chord("string", [293.7, 220, 174.6], 0.18),
  turn: chord("glass", [587.3, 880], 0.16),
  message: [{ of: "glass", pitch: 1174.7 }],
  win: chord("glass", [587.3, 740, 880, 1174.7], 0.15),
  end: chord("string", [440, 349.2, 293.7], 0.2),
} satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

/** How far each is raised, so that the ear finds all equally loud but these: what is urgent is louder, and what comes
 *  often is softer. A test measures it. */
const GAINS: Record<Sound, number> = {
  deal: 0.89,
  look: 0.75,
  swap: 1.15,
  announce: 0.83,
  contest: 1.59,
  step: 0.99,
  card: 1.13,
  crown: 0.29,
  power: 0.51,
  choice: 0.44,
  fine: 0.95,
  coins: 0.23,
  out: 1.17,
  turn: 0.6,
  message: 0.22,
  win: 0.53,
  end: 0.84,
};

/** A tone that was started, and when it begins. */
export interface Tone {
  tone: OscillatorNode;
  at: number;
}

/** Play a sound at a time of the context's clock. */
export function perform(context: BaseAudioContext, into: AudioNode, name: Sound, at: number): Tone[] {
  return (SOUNDS[name] as readonly Note[]).flatMap((note) =>
    ring(context, into, note, at + (note.at ?? 0), GAINS[name]),
  );
}

function ring(
  context: BaseAudioContext,
  into: AudioNode,
  { of, pitch }: Note,
  at: number,
  gain: number,
): Tone[] {
  const { shape, partials, decay, falls = 1 } = INSTRUMENTS[of];
  const heard = partials.filter(([partial]) => pitch * partial < HIGHEST);
  return heard.map(([partial, share]) => {
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch * partial });
    const envelope = new GainNode(context, { gain: 0 });
    const end = at + decay / Math.sqrt(partial);
    tone.frequency.setValueAtTime(pitch * partial, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * partial * falls, end);
    envelope.gain.setValueAtTime(0, at);
    envelope.gain.linearRampToValueAtTime(gain * share, at + SWELL);
    envelope.gain.exponentialRampToValueAtTime(gain * share * QUIETEST, end - FADE);
    envelope.gain.linearRampToValueAtTime(0, end);
    tone.connect(envelope).connect(into);
    tone.start(at);
    tone.stop(end);
    return { tone, at };
  });
}
