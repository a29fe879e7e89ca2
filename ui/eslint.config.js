import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Layout is Prettier's; types in the markup are svelte-check's. */
export default defineConfig(
  globalIgnores(["node_modules"]),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": "off", // `return this.hurry()` says that nothing else is done
      "@typescript-eslint/no-dynamic-delete": "off",
      "@typescript-eslint/no-misused-spread": "off", // the only texts that are taken apart are ours
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowArray: true }],
      "svelte/no-at-html-tags": "off", // the deck and the rule books, both made while the page is built
      "svelte/no-unused-svelte-ignore": "off", // svelte-check reads them, and says which are idle
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["**/*.test.ts"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off", "@typescript-eslint/require-await": "off" },
  },
  {
    files: ["**/*.js", "**/*.mjs"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: {
      globals: { ...globals.node, ...globals.serviceworker, __FILES__: "readonly", __VERSION__: "readonly" },
    },
  },
);
