import { expect, test } from "vitest";
import type { Catalogue, Settings } from "../../api/protocol";
import { GROUPS, inUnits } from "./options";

const OPTIONS = GROUPS.flatMap(({ options }) => options);
const KNOWN = { clocks: [null, 30, 60] } as unknown as Catalogue;
const SETTINGS = {
  players: 4,
  first: 2,
  clock: 60,
  window: 17,
  contest: "sealed",
  memory: "open",
  memorise: 60,
  beat: 800,
  pace: "slow",
  public: true,
  spectators: false,
  newcomers: true,
  options: { confess_peek: true, only_the_richest: false, spy_sees_centre: false, turn_limit: 33 },
} as unknown as Settings;

test("what is set is always among what can be chosen, in its order", () => {
  for (const option of OPTIONS)
    if (option.kind === "pick") expect(option.values(KNOWN, SETTINGS)).toContain(option.read(SETTINGS));
  const window = OPTIONS.find(({ id }) => id === "window")!;
  expect(window.kind === "pick" && window.values(KNOWN, SETTINGS)).toEqual([null, 5, 8, 12, 17, 20, 30, 60]);
});

test("any seat may begin, or nobody in particular", () => {
  const first = OPTIONS.find(({ id }) => id === "first")!;
  expect(first.kind === "pick" && first.values(KNOWN, SETTINGS)).toEqual([null, 0, 1, 2, 3]);
});

test("what an option writes is what it reads", () => {
  for (const option of OPTIONS) {
    const change =
      option.kind === "toggle" ? option.write(!option.read(SETTINGS)) : option.write(option.read(SETTINGS));
    const after = { ...SETTINGS, ...change, options: { ...SETTINGS.options, ...change.options } } as Settings;
    expect(option.read(after)).toBe(
      option.kind === "toggle" ? !option.read(SETTINGS) : option.read(SETTINGS),
    );
  }
});

test("times are told in the unit in which one speaks of them", () => {
  expect(inUnits(12)).toEqual({ unit: "seconds", count: 12 });
  expect(inUnits(0.8)).toEqual({ unit: "seconds", count: 0.8 });
  expect(inUnits(90)).toEqual({ unit: "seconds", count: 90 });
  expect(inUnits(180)).toEqual({ unit: "minutes", count: 3 });
  expect(inUnits(604_800)).toEqual({ unit: "days", count: 7 });
});
