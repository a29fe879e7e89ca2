/**
 * For Vite: `virtual:fonts.css` has the two faces of the page, cut down to the letters that its languages need.
 * The letters of English are one file, those that other languages add are two more, which English never asks for.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const NAME = "virtual:fonts.css";
const PACKAGES = fileURLToPath(new URL("../node_modules/@fontsource-variable/", import.meta.url));
const MADE = fileURLToPath(new URL("../node_modules/.fonts/", import.meta.url));

const LATIN = " !\"%&'()*+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz°·×–—’‘“”…−";
/** The letters of Slovenian, Czech, Hungarian and Romanian, and of names from beside them. */
const ACCENTED = "ÁÂÄÉÍÎÓÖÚÜÝßáâäéíîóöúüýçñ„‚»«";
const EXTENDED = "ĂăČčĆćĎďĐđĚěŇňŐőŘřŠšȘșŤťȚțŮůŰűŽž";

/** The display face has no lining figures: numbers in a heading are set in the text face. */
const HEADINGS = LATIN.replace(/["%&()*/0-9;_°·×−]/g, "");

interface Face {
  family: string;
  /** The package that has it, and of which file. */
  from: string;
  file: string;
  axes: { wght: number | { min: number; max: number } };
  weight: string;
  /** The letters of English that it has. */
  latin: string;
}
const FACES: readonly Face[] = [
  {
    ...{ family: "Tarok Text", from: "mulish", file: "mulish" },
    ...{ axes: { wght: { min: 400, max: 700 } }, weight: "400 700", latin: LATIN },
  },
  {
    ...{ family: "Tarok Display", from: "alegreya", file: "alegreya" },
    ...{ axes: { wght: 750 }, weight: "100 900", latin: HEADINGS },
  },
];
/** What the page holds of other projects by these faces. */
export const FONT_PACKAGES = FACES.map(({ from }) => `@fontsource-variable/${from}`);

const PARTS = [
  { name: "latin", of: "latin", letters: "" },
  { name: "accented", of: "latin", letters: ACCENTED },
  { name: "extended", of: "latin-ext", letters: EXTENDED },
];

const hex = (code: number): string => `U+${code.toString(16)}`;
/** The letters as ranges of their numbers: a letter that lies between two others costs nothing. */
function range(letters: string): string {
  const runs: [number, number][] = [];
  for (const code of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${to.toString(16)}`)).join(",");
}

/** The widths of Mulish on a font that every machine has: the page does not move when the face comes. */
const FALLBACK = `@font-face {
  font-family: "Tarok Fallback";
  src: local("Arial"), local("Liberation Sans"), local("Roboto");
  size-adjust: 103%;
}`;

async function make(): Promise<void> {
  mkdirSync(MADE, { recursive: true });
  const rules: string[] = [FALLBACK];
  for (const { family, from, file, axes, weight, latin } of FACES)
    for (const { name, of, letters: others } of PARTS) {
      const letters = others || latin;
      const whole = readFileSync(`${PACKAGES}${from}/files/${file}-${of}-wght-normal.woff2`);
      const made = `${file}-${name}.woff2`;
      writeFileSync(
        MADE + made,
        await subset(whole, letters, { targetFormat: "woff2", variationAxes: axes, noLayoutClosure: true }),
      );
      rules.push(`@font-face {
  font-family: "${family}";
  src: url("./${made}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${range(letters)};
}`);
    }
  writeFileSync(`${MADE}fonts.css`, rules.join("\n"));
}

export const fonts = (): Plugin => ({
  name: "tarok-fonts",
  async buildStart() {
    await make();
  },
  resolveId: (id) => (id === NAME ? `${MADE}fonts.css` : null),
  /** The letters of English come with the page, not after its styles. */
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => /-latin-[\w-]+\.woff2$/.test(name))
        .map((name) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: true },
          injectTo: "head" as const,
        })),
  },
});
