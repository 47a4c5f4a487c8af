// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { persisted } from "./persisted.svelte";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("a choice", () => {
  it("is remembered by the browser", () => {
    const first = persisted("colour", "red");
    expect(first.value).toBe("red");
    first.value = "blue";
    expect([first.value, persisted("colour", "red").value]).toEqual(["blue", "blue"]);
  });

  it("that can't be read is as if none had been made", () => {
    localStorage.setItem("mascarade.colour", "{");
    expect(persisted("colour", "red").value).toBe("red");
  });

  it("holds as long as the page where nothing is remembered", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    const choice = persisted("colour", "red");
    choice.value = "blue";
    expect([choice.value, persisted("colour", "red").value]).toEqual(["blue", "red"]);
  });
});
