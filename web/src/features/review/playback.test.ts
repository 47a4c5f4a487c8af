import { expect, test } from "vitest";
import { dealt, NAMES, turn } from "../../testing/events";
import { faceOf } from "../../model/faces";
import type { Face } from "../../api/protocol";
import { Playback } from "./playback.svelte";
import type { Source } from "./replaySource";

const NOWHERE = {} as Source;
const CAT: Face = { mask: "cat", colour: "ink", dark: true };

const playback = (faces: readonly (Face | null)[]) =>
  new Playback({ names: NAMES, faces, events: [dealt(), turn(1, 0)], insights: [], cards: [] }, NOWHERE);

test("players of an imported record, which has no faces, have those of their names", () => {
  expect(playback([]).faces).toEqual(NAMES.map((name) => faceOf(name)));
});

test("players of a table's game have the faces that they chose", () => {
  expect(playback([null, CAT]).faces).toEqual(
    NAMES.map((name, player) => (player === 1 ? CAT : faceOf(name))),
  );
});
