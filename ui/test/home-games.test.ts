import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { family as lettersIn } from "../book/which";
import { HOME, homeFirst } from "../src/i18n/home-games";
import { ruleBook } from "../src/navigation/rule-book.svelte";
import { LANGUAGES, type Language } from "../src/storage/languages";

interface Row {
  of: string;
  when: object;
  key: string;
  family: string;
}
/** All games, in the order of the server. */
const GAMES = (JSON.parse(readFileSync("test/games.json", "utf8")) as Row[]).filter(
  (row) => row.of === "game" && !Object.keys(row.when).length,
);
const families = (language: Language): string[] => [
  ...new Set(homeFirst(language, GAMES, ({ family }) => family).map(({ family }) => family)),
];

it.each([
  ["en", ["slovenian", "romanian", "czech", "hungarian"]],
  ["sl", ["slovenian", "romanian", "czech", "hungarian"]],
  ["ro", ["romanian", "slovenian", "czech", "hungarian"]],
  ["hu", ["hungarian", "slovenian", "romanian", "czech"]],
  ["cs", ["czech", "slovenian", "romanian", "hungarian"]],
] as const)("who reads %s finds the games of their country first", (language, expected) => {
  expect(families(language)).toEqual(expected);
});

it("keeps every game, and the order inside and outside the family", () => {
  const keys = homeFirst("hu", GAMES, ({ family }) => family).map(({ key }) => key);
  expect([...keys].sort()).toEqual(GAMES.map(({ key }) => key).sort());
  expect(keys.slice(0, 4)).toEqual(["paskievics", "illustrated", "illustrated_54", "high"]);
  expect(keys.slice(4)).toEqual(GAMES.map(({ key }) => key).filter((key) => !keys.slice(0, 4).includes(key)));
});

it.each(LANGUAGES)("opens the rule book of the country of %s while no game is known", (language) => {
  ruleBook.browse(null, language);
  expect(ruleBook.family).toBe(lettersIn(readFileSync(`../docs/rules/${HOME[language]}.md`, "utf8")));
});
