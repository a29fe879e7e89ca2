import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { books } from "./book/plugin";
import { brotli } from "./brotli/plugin";
import { deck } from "./deck/plugin";
import { fonts } from "./fonts/plugin";
import { icons } from "./icon/plugin";
import { licences } from "./licences/plugin";
import { offline } from "./offline/plugin";
import { words } from "./words/plugin";

const server = process.env.TAROK_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), deck(), books(), fonts(), icons(), licences(), offline(), brotli(), words()],
  resolve: {
    alias: [{ find: /^fflate$/, replacement: fileURLToPath(new URL("src/device/zip.ts", import.meta.url)) }],
  },
  build: {
    outDir: "../src/tarok/server/static",
    emptyOutDir: true,
    target: "es2022",
    // a face within the styles would come to readers who need none of its letters
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    // what the first table needs is one file, and all that is in it: many small ones are longer together;
    // drawing the pictures takes most of the time: no warning is needed
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
