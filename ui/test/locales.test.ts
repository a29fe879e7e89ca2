import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, preferred, translator, type Language } from "../src/lib/fluent";

const LOCALES = "src/locales";
const PROTOCOL = readFileSync("../docs/protocol.md", "utf8");
const SAME = readFileSync("test/same-words.txt", "utf8").split("\n").filter((line) => line && !line.startsWith("#"));

function messages(language: Language): Map<string, string> {
  const all = new Map<string, string>();
  for (const file of readdirSync(join(LOCALES, language))) {
    for (const entry of new FluentResource(readFileSync(join(LOCALES, language, file), "utf8")).body) {
      expect(all.has(entry.id), `${entry.id} stands twice in ${language}`).toBe(false);
      all.set(entry.id, JSON.stringify(entry.value));
    }
  }
  return all;
}

const words = Object.fromEntries(LANGUAGES.map((language) => [language, messages(language)])) as Record<
  Language,
  Map<string, string>
>;

/** The ids in a passage of the protocol: what stands in backquotes from one mark to another. */
function ids(from: string, to: string): string[] {
  const start = PROTOCOL.indexOf(from);
  expect(start, `the protocol has no passage "${from}"`).toBeGreaterThanOrEqual(0);
  const passage = PROTOCOL.slice(start + from.length, PROTOCOL.indexOf(to, start + from.length));
  return [...passage.matchAll(/`([a-z_ ]+)`/g)].flatMap((match) => (match[1] ?? "").split(" "));
}

function sources(folder = "src"): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

describe("the words", () => {
  test("both languages say the same things", () => {
    expect([...words.sl.keys()].sort()).toEqual([...words.en.keys()].sort());
  });

  test("Slovenian differs from English but where the words are the same", () => {
    const same = [...words.en].filter(([id, text]) => words.sl.get(id) === text).map(([id]) => id);
    expect(same.sort()).toEqual(SAME);
  });

  test("the two languages take the same parameters", () => {
    const parameters = (text: string | undefined): string[] =>
      [...new Set([...(text ?? "").matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? ""))].sort();
    for (const [id, text] of words.en) expect([id, parameters(words.sl.get(id))]).toEqual([id, parameters(text)]);
  });

  test("what the page says is there, and what is there is said", () => {
    const code = sources().join("\n");
    const whole = [...code.matchAll(/"([a-z][\w-]*)"/g)].map((match) => match[1] ?? "");
    const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
    const called = [...code.matchAll(/\bt\("([\w-]+)"/g)].map((match) => match[1] ?? "");
    for (const id of called) expect(words.en.has(id), id).toBe(true);
    const unsaid = [...words.en.keys()].filter((id) => !whole.includes(id) && !begun.some((start) => id.startsWith(start)));
    expect(unsaid).toEqual([]);
  });
});

describe("the protocol", () => {
  test.each([
    ["contract-", "Contracts:", "\n"],
    ["goal-", "Contracts:", "\n"],
    ["bonus-", "Bonuses:", "\n"],
    ["about-", "Bonuses:", "\n"],
    ["refused-", "Errors: `", "\n"],
    ["factor-", "Factors:", "\n"],
  ])("has words for %s", (prefix, from, to) => {
    const named = ids(from.replace("`", ""), to);
    expect(named.length).toBeGreaterThan(0);
    for (const id of named.filter((id) => !NO_ERROR.has(id))) expect(words.en.has(prefix + id), prefix + id).toBe(true);
  });

  test("has words for every rule that refuses", () => {
    const rules = ids("Rules that refuse", "\n").filter((id) => id !== "refused");
    expect(rules.length).toBeGreaterThan(10);
    for (const rule of rules) expect(words.en.has(`why-${rule}`), rule).toBe(true);
  });

  test("has words for every line", () => {
    for (const line of ids("Lines (`line.what`)", "Factors")) expect(words.en.has(`line-${line}`), line).toBe(true);
  });
});

/** Words in backquotes beside the errors that are not errors of the table. */
const NO_ERROR = new Set(["next", "stop", "where", "unknown"]);

describe("grammar", () => {
  test("Slovenian counts one, two, three, five and a hundred and two", () => {
    const t = translator("sl");
    const tricks = [1, 2, 3, 5, 102].map((count) => t("seat-tricks", { count }));
    expect(tricks).toEqual(["1 štih", "2 štiha", "3 štihi", "5 štihov", "102 štiha"]);
  });

  test("a message that is not there is named by its id", () => {
    expect(translator("en")("no-such-thing")).toBe("no-such-thing");
  });

  test("the browser's first known language is spoken", () => {
    expect(preferred(["de-AT", "sl-SI", "en"])).toBe("sl");
    expect(preferred(["de"])).toBe("en");
  });
});
