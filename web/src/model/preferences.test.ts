// @vitest-environment jsdom

import { expect, it } from "vitest";
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
