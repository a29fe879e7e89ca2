import { FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { LANGUAGES, preferred, type Language } from "../src/storage/languages";
import { translator } from "../src/i18n/fluent";
import { perhaps } from "../src/wording/names";

const LOCALES = "src/locales";
const PROTOCOL = readFileSync("../docs/protocol.md", "utf8");
const lines = (file: string): string[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
const SAME = lines("test/same-words.txt");
/** Files of words that nobody has translated, or not wholly: what stands here may only become less. */
const LATER = lines("test/later-words.txt");

type Words = Map<string, string>;
const isFamily = (file: string): boolean => file.startsWith("games/");

/** The messages of each file of a language. */
function messages(language: Language): Map<string, Words> {
  const folder = join(LOCALES, language);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl"));
  return new Map(names.map((name) => [name, read(join(folder, name))]));
}

function read(file: string): Words {
  const all: Words = new Map();
  for (const entry of new FluentResource(readFileSync(file, "utf8")).body) {
    expect(all.has(entry.id), `${entry.id} stands twice in ${file}`).toBe(false);
    all.set(entry.id, JSON.stringify(entry.value));
  }
  return all;
}

const merged = (files: Map<string, Words>, which: (file: string) => boolean): Words =>
  new Map([...files].filter(([file]) => which(file)).flatMap(([, words]) => [...words]));

const english = messages("en");
const shared = merged(english, (file) => !isFamily(file));
const slovenian = merged(english, (file) => !isFamily(file) || file.startsWith("games/slovenian."));
const OTHERS = LANGUAGES.filter((language) => language !== "en").map(
  (language) => [language, messages(language)] as const,
);

const parameters = (text: string | undefined): string[] =>
  [...new Set([...(text ?? "").matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? ""))].sort();

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
  test.each(OTHERS)("%s says whatever English says, but where it is known to be late", (language, files) => {
    const late = [...english].filter(([file, words]) => [...words.keys()].some((id) => !files.get(file)?.has(id)));
    expect(late.map(([file]) => `${language}/${file}`).sort()).toEqual(
      LATER.filter((each) => each.startsWith(`${language}/`)),
    );
  });

  test.each(OTHERS)("%s says nothing that English does not", (language, files) => {
    const unknown = [...files].flatMap(([file, words]) =>
      [...words.keys()]
        .filter((id) => !english.get(file)?.has(id) && !(isFamily(file) && shared.has(id)))
        .map((id) => `${language}/${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test.each(OTHERS)("%s takes the same parameters as English", (_, files) => {
    for (const [file, words] of files) {
      for (const [id, text] of words) {
        expect([id, parameters(text)]).toEqual([id, parameters(english.get(file)?.get(id) ?? shared.get(id))]);
      }
    }
  });

  test("Slovenian differs from English but where the words are the same", () => {
    const own = messages("sl");
    const same = [...english].flatMap(([file, words]) =>
      [...words].filter(([id, text]) => own.get(file)?.get(id) === text).map(([id]) => id),
    );
    expect([...new Set(same)].sort()).toEqual(SAME);
  });

  test("what the page says is there, and what is there is said", () => {
    const code = sources().join("\n");
    const whole = [...code.matchAll(/"([a-z][\w-]*)"/g)].map((match) => match[1] ?? "");
    const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
    const called = [...code.matchAll(/\bt\("([\w-]+)"/g)].map((match) => match[1] ?? "");
    const all = merged(english, () => true);
    for (const id of called) expect(all.has(id), id).toBe(true);
    const parts = [...code.matchAll(/\b(?:t\(|perhaps\(t, )`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
    expect(parts.length).toBeGreaterThan(0);
    for (const start of parts)
      expect(
        [...all.keys()].some((id) => id.startsWith(start)),
        start,
      ).toBe(true);
    const unsaid = [...all.keys()].filter((id) => !whole.includes(id) && !begun.some((start) => id.startsWith(start)));
    expect(unsaid).toEqual([]);
  });
});

describe("the protocol", () => {
  test.each([
    ["contract-", "Contracts:", "\n*"],
    ["goal-", "Contracts:", "\n*"],
    ["bonus-", "Bonuses:", "\n*"],
    ["about-", "Bonuses:", "\n*"],
    ["refused-", "Errors: `", "Unknown fields"],
    ["factor-", "Factors:", "\n\n"],
  ])("has words for %s", (prefix, from, to) => {
    const named = ids(from.replace("`", ""), to);
    expect(named.length).toBeGreaterThan(0);
    for (const id of named.filter((id) => !NO_ERROR.has(id)))
      expect(slovenian.has(prefix + id), prefix + id).toBe(true);
  });

  test("has words for every rule that refuses", () => {
    const rules = ids("Rules that refuse", "\n*").filter((id) => id !== "refused");
    expect(rules.length).toBeGreaterThan(10);
    for (const rule of rules) expect(slovenian.has(`why-${rule}`), rule).toBe(true);
  });

  test("has words for every line", () => {
    for (const line of ids("Lines (`line.what`)", "Factors")) expect(slovenian.has(`line-${line}`), line).toBe(true);
  });
});

/** Words in backquotes beside the errors that are not errors of the table. */
const NO_ERROR = new Set(["next", "stop", "where", "unknown"]);

describe("grammar", () => {
  test("Slovenian counts one, two, three, five and a hundred and two", async () => {
    const t = await translator("sl");
    const tricks = [1, 2, 3, 5, 102].map((count) => t("seat-tricks", { count }));
    expect(tricks).toEqual(["1 štih", "2 štiha", "3 štihi", "5 štihov", "102 štiha"]);
  });

  test.each([
    ["ro", ["1 carte", "2 cărți", "5 cărți", "22 de cărți", "102 cărți"]],
    ["hu", ["1 lap", "2 lap", "5 lap", "22 lap", "102 lap"]],
    ["cs", ["1 karta", "2 karty", "5 karet", "22 karet", "102 karet"]],
  ] as const)("%s counts one, two, five, twenty-two and a hundred and two", async (language, cards) => {
    const t = await translator(language);
    expect([1, 2, 5, 22, 102].map((count) => t("seat-cards", { count }))).toEqual(cards);
  });

  test("a message that is not there reads like words, and is known to be missing", async () => {
    const t = await translator("sl");
    expect(t("no-such_thing")).toBe("No such thing");
    expect(perhaps(t, "no-such_thing")).toBeNull();
    expect(perhaps(t, "loading")).toBe("Sedam za mizo …");
  });

  test("what a new family has not named reads like words, in any language, and developers are warned once", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const t = await translator("hu", "family_without_words");
    expect(["contract-solo_three", "goal-besserrufer", "contract-solo_three"].map((id) => t(id))).toEqual([
      "Solo three",
      "Besserrufer",
      "Solo three",
    ]);
    expect(warn.mock.calls.map(([text]) => /"(.*?)"/.exec(String(text))?.[1])).toEqual([
      "contract-solo_three",
      "goal-besserrufer",
    ]);
    warn.mockRestore();
  });

  test("games of all families have their names before one is chosen, and with any", async () => {
    for (const family of [null, "romanian"]) {
      const t = await translator("en", family);
      const names = ["game-high", "game-about-taper", "family-czech"].map((id) => t(id));
      expect(names[0]).toBe("High tarokk");
      expect(names[1]).toContain("42 cards");
      expect(names[2]).toBe("Czech games in America");
    }
  });

  test("the browser's first known language is spoken", () => {
    expect(preferred(["de-AT", "sl-SI", "en"])).toBe("sl");
    expect(preferred(["de"])).toBe("en");
  });
});

describe("the ladder of kontras", () => {
  test("has one step more where hirškontra is said (SL-KON-01)", async () => {
    const t = await translator("en", "slovenian");
    expect([4, 5].map((kontras) => t("kontra-4", { kontras }))).toEqual(["mordkontra", "hirškontra"]);
    expect(t("factor-kontra", { times: 16, kontras: 5 })).toBe("hirškontra");
    expect(t("factor-kontra", { times: 32, kontras: 5 })).toBe("mordkontra");
  });
});
