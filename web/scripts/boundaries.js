// An ESLint rule for the folders of src/: what each may import.

import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const SRC = resolve(dirname(fileURLToPath(import.meta.url)), "../src");

/** Each layer imports from itself and from those before it; files directly in src/ import from all of them. */
const LAYERS = ["api", "i18n", "model", "ui", "features", "pages"];
/** Folders without code of the client: any layer may import from them. */
const RESOURCES = ["assets", "styles"];

/** Why one file may not import another, as the id of a message; null if it may. Paths are relative to src/. */
export function violation(from, to) {
  const [source, target] = [from.split("/"), to.split("/")];
  if (source[0] === "testing") return null;
  if (target[0] === "testing") return from.endsWith(".test.ts") ? null : "testing";
  if (source.length === 1 || RESOURCES.includes(target[0])) return null;
  const [lower, upper] = [LAYERS.indexOf(target[0]), LAYERS.indexOf(source[0])];
  if (upper < 0) return "unknown";
  if (lower < 0 || lower > upper) return "layer";
  return source[0] === "features" && target[0] === "features" && source[1] !== target[1] ? "feature" : null;
}

const inside = (file) => relative(SRC, file).split(sep).join("/");

export const boundaries = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      feature:
        "A feature may not import another one: move what they share to ui/ or model/, or compose them in pages/.",
      layer: `Imports go down only: ${LAYERS.join(" < ")}.`,
      testing: "Only tests import from testing/.",
      unknown: `A folder of src/ is one of ${[...LAYERS, ...RESOURCES, "testing"].join(", ")}.`,
    },
  },
  create(context) {
    const from = inside(context.filename);
    if (from.startsWith("..")) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const messageId = violation(from, inside(resolve(dirname(context.filename), source.value)));
      if (messageId !== null) context.report({ node: source, messageId });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
