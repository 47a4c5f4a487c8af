import { FluentBundle, FluentResource } from "@fluent/bundle";
import { loaders } from "virtual:messages";
import { expect, test } from "vitest";

const languages = Object.keys(loaders);
const english = await ids("en");

async function ids(language: string): Promise<Set<string>> {
  const resource = new FluentResource((await loaders[language]!()).default);
  expect(new FluentBundle(language).addResource(resource)).toEqual([]);
  return new Set(resource.body.map((entry) => entry.id));
}

test("the client speaks every language that there is a folder of", () => {
  expect(languages).toEqual(expect.arrayContaining(["de", "en", "es", "fr", "it"]));
  expect(english.size).toBeGreaterThan(100);
});

test.each(languages)("in %s every message is there, be it in English", async (language) => {
  const there = await ids(language);
  expect([...english].filter((id) => !there.has(id))).toEqual([]);
});
