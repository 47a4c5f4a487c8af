// @vitest-environment jsdom

import { expect, it, vi } from "vitest";
import { preferences } from "./preferences.svelte";

it("shows a chosen appearance at once", () => {
  preferences.appearance = "dark";
  expect(document.documentElement.dataset["appearance"]).toBe("dark");
});

it("takes an unknown pace for the usual one", () => {
  preferences.pace = "hasty" as typeof preferences.pace;
  expect(preferences.pace).toBe("usual");
  preferences.pace = "fast";
  expect(preferences.pace).toBe("fast");
});

it.each([
  [{}, 60],
  [{ sound: true }, 60],
  [{ sound: false }, 0],
  [{ sound: false, volume: 30 }, 30],
  [{ volume: 400 }, 100],
  [{ volume: "loud" }, 60],
])("with %j stored, the volume is %i", async (stored, volume) => {
  localStorage.clear();
  for (const [name, value] of Object.entries(stored))
    localStorage.setItem(`mascarade.${name}`, JSON.stringify(value));
  vi.resetModules();
  const { preferences } = await import("./preferences.svelte");
  expect(preferences.volume).toBe(volume);
});
