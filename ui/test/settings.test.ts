/** Finding a setting by its name, its values or its section, in the language of the reader. */

import { describe, expect, test, vi } from "vitest";
import { translator } from "../src/i18n/fluent";
import type { Language } from "../src/storage/languages";

vi.stubGlobal("navigator", { languages: [] });
const { CHOICES } = await import("../src/storage/settings.svelte");
const { found, matches, SECTIONS } = await import("../src/settings/sections");

async function names(language: Language, query: string): Promise<string[]> {
  const t = await translator(language, null, ["settings"]);
  return SECTIONS.flatMap((section) => found(t, section, query).map(({ name }) => name));
}

test("every setting that can be chosen is in one section", () => {
  const listed = SECTIONS.flatMap(({ settings }) => settings.map(({ name }) => name));
  const elsewhere = ["opponents", "report"]; // where a game is chosen, and with the language
  expect([...listed, ...elsewhere].sort()).toEqual(Object.keys(CHOICES).sort());
});

describe("what is found", () => {
  test.each([
    ["en", "felt", ["felt"]],
    ["en", "WINE", ["felt"]],
    ["sl", "vinsko", ["felt"]],
    ["hu", "borvoros", ["felt"]],
    ["cs", "vinove", ["felt"]],
    ["ro", "visiniu", ["felt"]],
    ["en", "roman numerals", ["numerals"]],
    ["en", "numerals roman", ["numerals"]],
    ["en", "your hand", ["tap", "taroks", "ranks"]],
    ["en", "nothing like it", []],
  ] as const)("in %s for “%s”", async (language, query, expected) => {
    expect(await names(language, query)).toEqual(expected);
  });

  test("everything, where nothing is typed", async () => {
    expect(await names("en", "")).toHaveLength(SECTIONS.flatMap(({ settings }) => settings).length);
  });
});

test("each word that is typed must be somewhere", () => {
  expect(matches("dark light", "light or dark")).toBe(true);
  expect(matches("dark blue", "light or dark")).toBe(false);
});
