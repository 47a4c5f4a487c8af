// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from "vitest";
import { request } from "./api/http";

const FILES = { messages: { en: "/en.js", de: "/de.js" }, table: ["/table.js"] };
const asked: string[] = [];

async function opens(path: string, languages: string[], stored: Record<string, unknown> = {}) {
  for (const [name, value] of Object.entries(stored))
    localStorage.setItem(`mascarade.${name}`, JSON.stringify(value));
  history.replaceState(null, "", path);
  vi.stubGlobal("navigator", { languages });
  // @ts-expect-error it is a script, not a module
  await import("./early");
  const { lang, dataset } = document.documentElement;
  const files = [...document.querySelectorAll("link[rel=modulepreload]")].map((one) =>
    one.getAttribute("href"),
  );
  return { lang, appearance: dataset["appearance"], files };
}

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  vi.resetModules();
  vi.stubGlobal("FILES", FILES);
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${path}`);
    return Promise.resolve(Response.json({ name: "Ada" }));
  });
});

it("takes the first of the browser's languages that exists, and the system's appearance", async () => {
  expect(await opens("/", ["pt-BR", "de-AT", "en"])).toEqual({
    lang: "de",
    appearance: "auto",
    files: ["/de.js"],
  });
});

it("takes what the person has chosen before", async () => {
  const stored = { language: "en", appearance: "light" };
  expect(await opens("/", ["de"], stored)).toEqual({ lang: "en", appearance: "light", files: ["/en.js"] });
});

it("falls back to English, also where a language has gone or the storage is broken", async () => {
  localStorage.setItem("mascarade.appearance", "{");
  expect(await opens("/", ["pt"], { language: "xx" })).toEqual({
    lang: "en",
    appearance: "auto",
    files: ["/en.js"],
  });
});

it("loads the table's code for the page of a table", async () => {
  expect((await opens("/t/ABCDEF", ["de"])).files).toEqual(["/de.js", "/table.js"]);
});

it("asks once who is signed in, for the first who wants to know", async () => {
  await opens("/", ["en"]);
  expect(asked).toEqual(["GET /api/session"]);
  await request("PATCH", "/me", { name: "Bea" });
  expect(asked).toEqual(["GET /api/session", "PATCH /api/me"]);
  expect(await request("GET", "/session")).toEqual({ name: "Ada" });
  expect(asked).toHaveLength(2);
  await request("GET", "/session");
  expect(asked).toHaveLength(3);
});
