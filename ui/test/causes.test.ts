import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { translator, type Translate } from "../src/i18n/fluent";
import type { Cause } from "../src/protocol";
import { LANGUAGES } from "../src/storage/languages";
import { sayCause } from "../src/wording/causes";

const PIECES = ["score-keeper", "club", "people"];
const say = (language: (typeof LANGUAGES)[number], family = "slovenian"): Promise<Translate> =>
  translator(language, family, PIECES);

/** Something for each value that a cause may have. */
const VALUES = {
  ...{ contract: "three", contracts: ["three", "two"], feat: "trula", other: "kings", fault: "thrown_in" },
  ...{ faults: [], ended: "played", ends: ["played", "annulled"], game: "slovenian", field: "feats[0].seat" },
  ...{ marks: ["radli"], format: "Cup", formats: [], value: "3", clause: "SL-BID-01", part: "why", place: 0 },
  ...{ places: [0, 1], seat: 2, table: 1, round: 2, before: 1, name: "Ana", team: "Sava", role: "wall" },
  ...{ note: "n1", corrected: "n0", id: "x", kind: "slip", instead: "scored", count: 5, numbers: 3, least: 0 },
  ...{ most: 22, whole: 70, level: 1, points: 17, sum: -5, due: 0, out: -5, rounds: 4, depth: 3, clock: 9 },
  ...{ book_clock: 2, sizes: [4, 5], slip: [70, -70], sheet: [60, -60], ranges: [0, 34, 36, 36] },
} satisfies Cause["values"];

/** The ids of the causes and errors that the page has words for. */
const known = (piece: string, file: string): string[] =>
  new FluentResource(readFileSync(join("src/locales/en", piece, `${file}.ftl`), "utf8")).body.map(({ id }) => id);
const CAUSES = [...known("score-keeper", "causes"), ...known("club", "causes")].map((id) => id.replace("cause-", ""));
const ERRORS = known("people", "errors");

/** Words that no other of our languages has. */
const ENGLISH = /\b(?:the|this|there|cannot|must|which|player|players|table|round|deal|entry|enter|choose|only)\b/i;

describe("a cause", () => {
  test.each(LANGUAGES)("is a whole sentence in %s", async (language) => {
    const t = await say(language);
    for (const id of CAUSES) {
      const words = sayCause(t, { id, values: VALUES, because: { id: "round_over", values: { round: 2 } } });
      expect(words, id).toMatch(/\S+ .*\S/);
      expect(words, id).not.toMatch(/[{}]|undefined|\bnull\b|\[object/);
      if (language !== "en") expect(words, id).not.toMatch(ENGLISH);
    }
  });

  test("names contracts, bonuses and numbers as its reader does", async () => {
    const hungarian = await say("hu");
    expect(sayCause(hungarian, { id: "no_feat", values: { feat: "trula", contract: "three" } })).toBe(
      "hármas: itt nincs ilyen figura: tulétroá.",
    );
    const because = { id: "points_between", values: { ranges: [0, 34, 36, 36] } };
    expect(sayCause(hungarian, { id: "unfit", values: { field: "points", value: "35", clause: "x" }, because })).toBe(
      "A felvevő párt pontjai, vagy mindenkié: Ezekkel a figurákkal a felvevő párt pontjai: 0–34, 36.",
    );
    const czech = await say("cs");
    expect(sayCause(czech, { id: "table_sum", values: { table: 1, round: 2, out: -5 } })).toBe(
      "2. kolo, stůl 1: součet výsledků není 0, ale −5.",
    );
  });

  test("names the person at a place", async () => {
    const t = await say("sl", "czech");
    const values = { place: 1, points: 50 };
    expect(sayCause(t, { id: "owes_less", values }, (place) => ["Ana", "Bine"][place] ?? "")).toBe(
      "Bine dolguje samo 50.",
    );
  });

  test("that the page does not know yet says what is behind it, or nothing", async () => {
    const t = await say("ro");
    expect(sayCause(t, { id: "of_tomorrow" })).toBe("");
    expect(sayCause(t, { id: "of_tomorrow", because: { id: "session_over" } })).toBe("Partida s-a încheiat.");
    expect(sayCause(t, undefined)).toBe("");
  });
});

describe("an error of the server", () => {
  test.each(LANGUAGES.filter((language) => language !== "en"))("is not English in %s", async (language) => {
    const t = await say(language);
    for (const id of ERRORS) expect(t(id), id).not.toMatch(ENGLISH);
  });
});

describe("the page", () => {
  test("shows no sentence that the server gives in English", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const code = readFileSync(join("src", file), "utf8");
      const shown = code.match(/\{[^{}]*(?:\.sentence\b(?!\()|\.truth\b|more\["why"\])[^{}]*\}/g) ?? [];
      expect([file, shown]).toEqual([file, []]);
      // The texts of licences alone stay as their authors wrote them.
      if (file !== join("settings", "Licences.svelte")) expect(code, file).not.toContain('lang="en"');
    }
  });
});
