import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Extensions worth compressing; images and fonts are compressed already. */
const TEXT = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

/** Writes a `.gz` and a `.br` beside every built text file, so that the server need not compress on the fly. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: "post",
      handler() {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue;
          const file = join(entry.parentPath, entry.name);
          const text = readFileSync(file);
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
          const hints = {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          };
          writeFileSync(`${file}.br`, brotliCompressSync(text, { params: hints }));
        }
      },
    },
  };
}
