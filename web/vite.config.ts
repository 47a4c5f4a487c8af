import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { firstLoad } from "./scripts/document.ts";
import { precompress } from "./scripts/precompress.ts";

const here = dirname(fileURLToPath(import.meta.url));
const LOCALES = resolve(here, "../src/mascarade/locales");

/** The files of a language that every page needs; the others are the command line's. */
const CHAPTERS = [
  "characters",
  "powers",
  "briefs",
  "story",
  "stage",
  "errors",
  "server",
  "bots",
  "lobby",
  "rules",
  "replay",
  "truth",
  "web",
];

/** Chapters that only some pages need and load themselves. */
const LAZY_CHAPTERS = ["design", "device", "examples", "face", "fair", "lesson", "record"];

const ENGLISH = "en";
const LANGUAGES = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name)
  .sort();

const files = (language: string, chapters: readonly string[]) =>
  chapters.map((file) => join(LOCALES, language, `${file}.ftl`)).filter(existsSync);

/** A language's messages by name, each as it is written, without comments and with one space for every indentation. */
function messages(language: string, chapters: readonly string[]): Map<string, string> {
  const text = files(language, chapters).map((file) => `${readFileSync(file, "utf8")}\n`);
  const entries = text
    .join("")
    .replace(/^#.*\n/gm, "")
    .replace(/^ +/gm, " ")
    .replace(/\n{2,}/g, "\n");
  return new Map(entries.split(/^(?=-?[A-Za-z])/m).map((entry) => [/^-?[\w-]*/.exec(entry)![0], entry]));
}

/** Fluent files as modules: `virtual:messages/fr` holds the French messages that every page needs, as one text,
 *  `virtual:messages/fr/lesson` those of one more chapter; `virtual:messages` lists the languages and the chapters. */
function fluentMessages(): Plugin {
  const name = /^virtual:messages(?:\/([a-z]+)(?:\/([a-z]+))?)?$/;
  return {
    name: "fluent-messages",
    resolveId: (id) => (name.test(id) ? `\0${id}` : undefined),
    load(id) {
      const found = name.exec(id.replace("\0", ""));
      if (!found || !id.startsWith("\0")) return undefined;
      const [, language, chapter] = found;
      if (language === undefined) {
        const loaders = (rest: string) =>
          `{ ${LANGUAGES.map((one) => `${one}: () => import("virtual:messages/${one}${rest}")`).join(", ")} }`;
        const chapters = LAZY_CHAPTERS.map((one) => `${one}: ${loaders(`/${one}`)}`);
        return `export const loaders = ${loaders("")}; export const chapters = { ${chapters.join(", ")} };`;
      }
      const wanted = chapter === undefined ? CHAPTERS : [chapter];
      for (const one of [language, ENGLISH]) for (const file of files(one, wanted)) this.addWatchFile(file);
      // A message missing in a language falls back to English, as it does in the command line.
      const merged = new Map([...messages(ENGLISH, wanted), ...messages(language, wanted)]);
      return `export default ${JSON.stringify([...merged.values()].join(""))};`;
    },
  };
}

/** What a page needs from the start comes in one file, since every file costs a request: the first page's in one, what
 *  the table adds to it in another. */
function part() {
  const parts = [
    ["home", resolve(here, "src/main.ts")],
    ["table", resolve(here, "src/pages/TablePage.svelte")],
  ] as const;
  const found = new Map<string, string>();
  const collect = (id: string, name: string, context: Rolldown.ChunkingContext) => {
    if (found.has(id)) return;
    found.set(id, name);
    for (const one of context.getModuleInfo(id)?.importedIds ?? []) collect(one, name, context);
  };
  return (id: string, context: Rolldown.ChunkingContext) => {
    if (found.size === 0) for (const [name, start] of parts) collect(start, name, context);
    return found.get(id) ?? null;
  };
}

export default defineConfig({
  plugins: [svelte(), fluentMessages(), firstLoad(LANGUAGES), precompress()],
  build: {
    outDir: resolve(here, "../src/mascarade/server/client"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // The first that know light-dark(). Rewritten for older ones, it would need definitions that the document lacks.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: part() }] } },
    },
  },
  // Tests run what browsers run; one that needs a document begins with `// @vitest-environment jsdom`.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["{src,scripts}/**/*.test.ts"], testTimeout: 300_000, hookTimeout: 300_000 },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
});
