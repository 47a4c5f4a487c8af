import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";
import { boundaries } from "./scripts/boundaries.js";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/api/protocol.ts"] },
  tseslint.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    plugins: { client: { rules: { boundaries } } },
    rules: {
      "client/boundaries": "error",
      // TypeScript reports unused names, and lets those with an underscore be.
      "@typescript-eslint/no-unused-vars": "off",
      // Sets and maps that nothing is rendered from need no reactivity, and others are replaced as a whole.
      "svelte/prefer-svelte-reactivity": "off",
      // A space that has to be kept is written as {" "}.
      "svelte/no-useless-mustaches": "off",
    },
  },
);
