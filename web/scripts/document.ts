// The document: what it carries itself, and what it tells the browser to load at once.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from "vite";

const EARLY = resolve(import.meta.dirname, "../src/early.ts");
const MESSAGES = "\0virtual:messages/";
/** The fonts of the first paint. */
const FONTS = /^(elsie-latin-900|alegreya-sans-latin-500)-normal\.woff2$/;
const COMMENT = /\s*\/\*.*?\*\//gs;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/** Puts `early.ts` into the document, with the addresses that it needs, and has the first fonts loaded. */
export function firstLoad(languages: readonly string[]): Plugin {
  return {
    name: "first-load",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const files = bundle ? built(bundle) : served(languages);
        const { code } = await transformWithOxc(readFileSync(EARLY, "utf8"), EARLY, { sourcemap: false });
        const script = minifySync(EARLY, `{ const FILES = ${JSON.stringify(files)}; ${code} }`, {
          module: false,
        });
        const fonts = Object.values(bundle ?? {}).filter(
          (one) => one.type === "asset" && one.names.some((name) => FONTS.test(name)),
        );
        // Styles after the first content let the browser paint it before they come; the code still waits for them.
        const styles = html.match(STYLESHEET) ?? [];
        return {
          html: html
            .replace(STYLESHEET, "")
            .replace(COMMENT, "")
            .replace("</body>", `${styles.join("")}\n  </body>`),
          tags: [
            { tag: "script", children: script.code, injectTo: "head" },
            ...fonts.map(({ fileName }) => ({
              tag: "link",
              attrs: {
                rel: "preload",
                as: "font",
                type: "font/woff2",
                crossorigin: "",
                href: `/${fileName}`,
              },
              injectTo: "head" as const,
            })),
          ],
        };
      },
    },
  };
}

interface Files {
  messages: Record<string, string>;
  table: string[];
}

/** The addresses on Vite's own server. */
const served = (languages: readonly string[]): Files => ({
  messages: Object.fromEntries(languages.map((one) => [one, `/@id/__x00__virtual:messages/${one}`])),
  table: [],
});

/** The addresses of a built client. */
function built(bundle: Rolldown.OutputBundle): Files {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const messages = chunks
    .filter(({ facadeModuleId }) => /^\0virtual:messages\/[a-z]+$/.test(facadeModuleId ?? ""))
    .map(({ facadeModuleId, fileName }) => [facadeModuleId!.slice(MESSAGES.length), `/${fileName}`]);
  const table = chunks.filter(({ name }) => name === "table" || name === "TablePage");
  return { messages: Object.fromEntries(messages), table: table.map(({ fileName }) => `/${fileName}`) };
}
