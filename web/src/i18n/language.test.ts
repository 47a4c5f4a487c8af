// @vitest-environment jsdom

import { expect, it } from "vitest";
import { i18n, LANGUAGES, t } from "./language.svelte";

it("gives every language's messages the apostrophe of print", async () => {
  for (const language of LANGUAGES) {
    await i18n.load(language);
    expect(t("enter-heading") + t("enter-known") + t("menu-forget-about", { devices: 0 })).not.toContain("'");
  }
  await i18n.load("fr");
  expect(t("menu-recovery-when")).toContain("t’oublie");
});
