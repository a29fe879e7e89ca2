import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (file: string): string => readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8");

/** The variables of every block whose selectors include this one. */
function variables(css: string, selector: string): Record<string, string> {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const wanted = blocks.filter(([, selectors = ""]) =>
    selectors
      .replace(/\/\*.*?\*\//gs, "")
      .split(",")
      .some((each) => each.trim() === selector),
  );
  return Object.fromEntries(
    wanted.flatMap(([, , body = ""]) =>
      [...body.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]),
    ),
  ) as Record<string, string>;
}

/** How light a colour is, and how far two are apart, as WCAG 2 has it. */
function luminance(colour: string): number {
  const wide = colour.length === 4 ? colour.replace(/[^#]/g, "$&$&") : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(wide.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** `color-mix(in srgb, …)` of the page's own: so much of the first. */
function mixed(a: string, b: string, share: number): string {
  const part = (at: number): string => {
    const [x = 0, y = 0] = [a, b].map((each) => parseInt(each.slice(at, at + 2), 16));
    return Math.round(x * share + y * (1 - share))
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

test("contrast is that of WCAG", () => {
  expect(contrast("#000", "#fff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

const light = { ...variables(read("design/tokens.css"), ":root") };
const dark = { ...light, ...variables(read("design/tokens.css"), ':root[data-theme="dark"]') };
const FELTS = ["green", "blue", "wine", "slate"].flatMap((felt) => [
  { felt, theme: "light", at: `[data-felt="${felt}"]`, page: light },
  { felt, theme: "dark", at: `[data-theme="dark"] [data-felt="${felt}"]`, page: dark },
]);

describe.each(FELTS)("$felt felt in the $theme", ({ at, page }) => {
  const colours = { ...page, ...variables(read("design/felts.css"), at) };
  const INKS = ["on-felt", "on-felt-soft", "gold"];
  test.each([
    { ground: "felt", least: 4.5 },
    { ground: "felt-deep", least: 4.5 },
    // only what is large lies in the middle of the table: cards, and the frames round them
    { ground: "felt-light", least: 3 },
  ])("can be read on: $ground", ({ ground, least }) => {
    for (const ink of INKS) expect(contrast(colours[ink] ?? "", colours[ground] ?? "")).toBeGreaterThan(least);
  });
  test("leaves what is barred readable", () => {
    const [panel, felt, soft] = [colours.panel, colours.felt, colours["ink-soft"]].map((each) => each ?? "");
    expect(contrast(soft ?? "", mixed(panel ?? "", felt ?? "", 0.82))).toBeGreaterThan(4.5);
  });
});
