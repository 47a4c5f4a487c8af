// Custom properties: a misspelt or removed one would silently leave a colour or a size out.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(`src/styles/${file}`, "utf8");
const components = Object.values(
  import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true }),
);
const sources = [...components, read("tokens.css"), read("base.css")].join("\n");
const names = (pattern: RegExp, text = sources) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name!));

const used = names(/var\((--[a-z0-9-]+)/g);
const set = names(/(--[a-z0-9-]+)(?=:|=[{"])/g);
const tokens = names(/^ {2}(--[a-z0-9-]+):/gm, read("tokens.css"));

it("every custom property that is used is set somewhere", () => {
  expect(used.size).toBeGreaterThan(100);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});

it("every token is used", () => {
  expect(tokens.size).toBeGreaterThan(80);
  expect([...tokens].filter((name) => !used.has(name))).toEqual([]);
});
