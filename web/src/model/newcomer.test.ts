import { beforeAll, describe, expect, it } from "vitest";
import { t } from "../i18n/language.svelte";
import { setLanguage } from "../testing/language";
import { Newcomer } from "./newcomer.svelte";

const offered = () =>
  t("guest-names")
    .split(";")
    .map((name) => name.trim());

beforeAll(() => setLanguage("en"));

describe("a newcomer", () => {
  it("has a suggested name, and another on demand", () => {
    const newcomer = new Newcomer();
    const first = newcomer.name;
    expect(offered()).toContain(first);
    newcomer.suggest();
    expect(offered()).toContain(newcomer.name);
    expect(newcomer.name).not.toBe(first);
  });

  it("is called as typed, and as suggested while nothing is typed", () => {
    const newcomer = new Newcomer();
    const suggested = newcomer.name;
    newcomer.typed = "  Zoë ";
    expect(newcomer.name).toBe("Zoë");
    newcomer.typed = " ";
    expect(newcomer.name).toBe(suggested);
  });

  it("keeps the chosen face under another name", () => {
    const newcomer = new Newcomer();
    expect(newcomer.face).toBeNull();
    newcomer.face = { mask: "cat", colour: "ink", dark: true };
    newcomer.suggest();
    expect(newcomer.face).toEqual({ mask: "cat", colour: "ink", dark: true });
  });
});
