import { expect, test } from "vitest";
import { CHOICES, PRESETS, presetOf, temperFor } from "./tempers";

const FINELY = { boldness: 0.35, scepticism: 0.5, memory: 0.5 };

test("presets stay between 0 and 1, and all can be chosen", () => {
  for (const [name, temper] of Object.entries(PRESETS)) {
    expect(CHOICES).toContain(name);
    for (const part of Object.values(temper)) expect(part >= 0 && part <= 1).toBe(true);
  }
});

test("a bot keeps its own temper unless asked otherwise", () => {
  expect(temperFor("own", FINELY, 3)).toBeNull();
  expect(temperFor("mixed", FINELY, 3)).toBe(FINELY);
  expect(temperFor("daring", FINELY, 3)).toBe(PRESETS.daring);
});

test("in a varied company neighbours differ", () => {
  for (let seat = 0; seat < 13; seat++)
    expect(temperFor("varied", FINELY, seat)).not.toEqual(temperFor("varied", FINELY, seat + 1));
});

test("a bot's temper is called by its preset", () => {
  expect(presetOf(null)).toBeNull();
  expect(presetOf({ ...PRESETS.sharp })).toBe("sharp");
  expect(presetOf(FINELY)).toBe("mixed");
});
