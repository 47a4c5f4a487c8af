// @vitest-environment jsdom

import { expect, it } from "vitest";
import { applyAppearance, preferences } from "./preferences.svelte";

it("follows the system's appearance until a person chooses one", () => {
  applyAppearance();
  expect(document.documentElement.dataset["appearance"]).toBe("auto");
  preferences.appearance = "dark";
  expect(document.documentElement.dataset["appearance"]).toBe("dark");
});

it("takes an unknown pace for the usual one", () => {
  preferences.pace = "hasty" as typeof preferences.pace;
  expect(preferences.pace).toBe("usual");
  preferences.pace = "fast";
  expect(preferences.pace).toBe("fast");
});
