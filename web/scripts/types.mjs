// Writes src/api/protocol.ts from the service's schemas: node scripts/types.mjs < schemas.json
// Every field is there in what the service sends, defaults included, so all are required.

import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";
import { format } from "prettier";

const { messages, http } = JSON.parse(await text(process.stdin));
// One name may stand for an event, a message and a body: the schemas tell them apart by module, we by a last word.
const KINDS = { events: "Event", client_in: "Message", client_out: "Message" };
const names = new Map();
const defs = { ...messages };
for (const [name, schema] of Object.entries(http)) {
  if (!(name in messages)) defs[name] = schema;
  else if (schema.title === name && !messages[name].properties?.type !== !schema.properties?.type)
    defs[`${name}Body`] = schema;
}
for (const name of Object.keys(defs)) {
  const [short, module] = name.split(".").reverse();
  names.set(name, short + (module ? KINDS[module] : ""));
}

function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== "object") return schema;
  const { title: _title, default: _default, ...rest } = schema;
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]));
  if (typeof copy.$ref === "string") {
    const name = copy.$ref.split("/").at(-1);
    return { $ref: `#/$defs/${names.get(name)}` };
  }
  if (copy.type === "object" && copy.properties) {
    copy.required = Object.keys(copy.properties);
    copy.additionalProperties = false;
  }
  if (copy.type === "array" && copy.prefixItems) {
    copy.items = copy.prefixItems;
    copy.minItems = copy.maxItems = copy.prefixItems.length;
    delete copy.prefixItems;
  }
  if (copy.type === "array")
    for (const key of copy.prefixItems || Array.isArray(copy.items) ? [] : ["minItems", "maxItems"])
      delete copy[key];
  if (copy.type === "string") for (const key of ["pattern", "minLength", "maxLength"]) delete copy[key];
  if (copy.type === "integer" || copy.type === "number")
    for (const key of ["minimum", "maximum"]) delete copy[key];
  return copy;
}

const all = Object.fromEntries(
  Object.entries(defs).map(([name, schema]) => [names.get(name), plain(schema)]),
);
const root = { $defs: all, type: "object", properties: {}, additionalProperties: false };
const written = await compile(root, "Unused", {
  additionalProperties: false,
  bannerComment: "// Made from the service's schemas by `make types`. Don't edit.",
  declareExternallyReferenced: true,
  unreachableDefinitions: true,
  format: false,
});
const tidy = written
  .replace(/^ \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n/gm, "")
  .replace(/^ \* @m(?:in|ax)Items \d+\n/gm, "")
  .replace(/(?:^ \*\n)+ \*\/$/gm, " */")
  .replace(/^\/\*\*\n \*\/\n/gm, "")
  .replace(/^export interface Unused \{[^}]*\}\n/m, "");
process.stdout.write(await format(tidy, { parser: "typescript", printWidth: 120 }));
