// @vitest-environment jsdom

import { expect, it } from "vitest";
import { preferences } from "./preferences.svelte";

it("takes an unknown pace for the usual one", () => {
  preferences.pace = "hasty" as typeof preferences.pace;
  expect(preferences.pace).toBe("usual");
  preferences.pace = "fast";
  expect(preferences.pace).toBe("fast");
});
