// Synthesised sounds, without files. Browsers let a page play sound only after the first touch.

import { preferences } from "./preferences.svelte";
import type { AnyEvent } from "./table";

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds from now. */
  at?: number;
  length?: number;
  shape?: OscillatorType;
  loud?: number;
}

const SOUNDS = {
  turn: [
    { pitch: 523, length: 0.25 },
    { pitch: 784, at: 0.16, length: 0.4 },
  ],
  card: [{ pitch: 180, length: 0.12, shape: "triangle", loud: 0.5 }],
  swap: [
    { pitch: 150, length: 0.2, shape: "triangle", loud: 0.5 },
    { pitch: 170, at: 0.5, length: 0.2, shape: "triangle", loud: 0.5 },
  ],
  announce: [
    { pitch: 392, length: 0.18 },
    { pitch: 494, at: 0.1, length: 0.3 },
  ],
  contest: [
    { pitch: 440, length: 0.15, shape: "triangle" },
    { pitch: 415, at: 0.12, length: 0.35, shape: "triangle" },
  ],
  reveal: [
    { pitch: 330, length: 0.5 },
    { pitch: 415, at: 0.08, length: 0.5 },
    { pitch: 494, at: 0.16, length: 0.6 },
  ],
  coins: [
    { pitch: 2093, length: 0.07, loud: 0.35 },
    { pitch: 2637, at: 0.07, length: 0.09, loud: 0.35 },
    { pitch: 2349, at: 0.15, length: 0.1, loud: 0.3 },
  ],
  end: [
    { pitch: 392, length: 0.4 },
    { pitch: 523, at: 0.18, length: 0.4 },
    { pitch: 659, at: 0.36, length: 0.8 },
  ],
} satisfies Record<string, Note[]>;

const OF_EVENT: Partial<Record<AnyEvent["type"], keyof typeof SOUNDS>> = {
  looked: "card",
  swapped: "swap",
  announced: "announce",
  contested: "contest",
  revealed: "reveal",
  unmasked: "reveal",
  "coins-moved": "coins",
  ended: "end",
};

let context: AudioContext | null = null;

function play(name: keyof typeof SOUNDS): void {
  if (!preferences.sound || !("AudioContext" in window) || navigator.userActivation?.hasBeenActive === false)
    return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  for (const { pitch, at = 0, length = 0.2, shape = "sine", loud = 1 } of SOUNDS[name] as Note[]) {
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(0.08 * loud, now + at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.05);
  }
}

export const sounds = {
  event(event: AnyEvent): void {
    const name = OF_EVENT[event.type];
    if (name !== undefined) play(name);
  },
  yourTurn: (): void => play("turn"),
};
