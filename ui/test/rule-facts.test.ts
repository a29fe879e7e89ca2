/** What the page says of each contract, bonus and doubling of every game, beside a table made by hand from the books. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { translator } from "../src/i18n/fluent";
import type { Bonus, Contract, Game, Line, Open } from "../src/protocol";
import { LANGUAGES, type Language } from "../src/storage/languages";
import { contractSentence } from "../src/wording/contract";
import { account } from "../src/wording/outcome";
import { about, difference, doublings, goal } from "../src/wording/rule-facts";
import { GAME, line, OVER, state } from "./states";

interface Row {
  game: string;
  of: "game" | "contract" | "bonus";
  id: string;
  pays_bonuses: boolean;
  promised: [number[], number[]][];
  agreed: Record<string, string | number>;
}

/** The rows of all games, profiles and options: tests/test_rule_facts.py keeps them. */
const ROWS = JSON.parse(readFileSync("test/games.json", "utf8")) as Row[];
const KEYS = [...new Set(ROWS.map(({ game }) => game))];
const of = (game: string, kind: Row["of"]): Row[] => ROWS.filter((row) => row.game === game && row.of === kind);

const option = (name: string, value: string | number): Game["options"][number] => ({
  name,
  default: value,
  values: [],
  least: null,
  most: null,
  clause: "",
});

/** The games with one key, one for each of its descriptions; `contract` or `bonus` is in the place of its like. */
function games(key: string, row?: Row): Game[] {
  const contracts = of(key, "contract").filter((each) => row?.of !== "contract" || each.id !== row.id);
  const bonuses = of(key, "bonus").filter((each) => row?.of !== "bonus" || each.id !== row.id);
  const own = (kind: Row["of"]): Row[] => (row?.of === kind ? [row] : []);
  const bonus = (each: Row): Bonus =>
    ({
      ...each,
      promises: each.promised.map(([cards, tricks]) => ({ cards, tricks, soft: false })),
    }) as unknown as Bonus;
  const contract = (each: Row): Contract =>
    ({ ...each, bonuses: each.pays_bonuses ? ["valat"] : [] }) as unknown as Contract;
  return of(key, "game").map((told) => ({
    ...GAME,
    ...told,
    contracts: [...own("contract"), ...contracts].map(contract),
    bonuses: [...own("bonus"), ...bonuses].map(bonus),
    options: Object.entries(told.agreed).map(([name, value]) => option(name, value)),
  }));
}

type Said = Record<Language, string>;
type Team = "partner" | "alone" | "each";

/** How each language says with whom, how many cards, and how many points of how many. */
const TEAM: Record<Team, Said> = {
  partner: { en: "with a partner", sl: "s soigralcem", hu: "segítővel", ro: "cu partener", cs: "s partnerem" },
  alone: { en: "alone", sl: "brez soigralca", hu: "egyedül", ro: "fără partener", cs: "bez partnera" },
  each: {
    en: "everyone alone",
    sl: "vsak zase",
    hu: "mindenki egyedül",
    ro: "fiecare pentru sine",
    cs: "každý sám",
  },
};
const TALON: Said[] = [
  { en: "without the talon", sl: "brez talona", hu: "talon nélkül", ro: "fără talon", cs: "bez talonu" },
  { en: "1 card from", sl: "1 karta iz", hu: "1 lap a", ro: "1 carte din", cs: "1 karta z" },
  { en: "2 cards from", sl: "2 karti iz", hu: "2 lap a", ro: "2 cărți din", cs: "2 karty z" },
  { en: "3 cards from", sl: "3 karte iz", hu: "3 lap a", ro: "3 cărți din", cs: "3 karty z" },
];
const DRAWN: Said[] = [
  { en: "no card", sl: "ničesar", hu: "nem vesz", ro: "nimic", cs: "nic" },
  { en: "1 card ", sl: "1 karto ", hu: "1 lapot ", ro: "1 carte ", cs: "1 kartu " },
  { en: "2 cards ", sl: "2 karti ", hu: "2 lapot ", ro: "2 cărți ", cs: "2 karty " },
  { en: "3 cards ", sl: "3 karte ", hu: "3 lapot ", ro: "3 cărți ", cs: "3 karty " },
];

/** SL-CON-02, SL-CON-03, SL-NEG, SL-KLOP: with whom, and the cards of the talon where the goal says so. */
const SLOVENIAN: Record<string, [Team | null, number | null]> = {
  klop: ["each", null],
  three: ["partner", 3],
  two: ["partner", 2],
  one: ["partner", 1],
  solo_three: ["alone", 3],
  solo_two: ["alone", 2],
  solo_one: ["alone", 1],
  beggar: ["alone", null],
  open_beggar: ["alone", null],
  piccolo: ["alone", null],
  solo_without: ["alone", 0],
  colour_valat_without: ["alone", 0],
  valat_without: ["alone", 0],
  colour_valat: [null, null], // SL-CV-03: also with the partner
};
/** Three are always alone, so they have no solos with the talon, and no piccolo (SL-3P-02, SL-3P-03). */
const NOT_OF_THREE = ["solo_three", "solo_two", "solo_one", "piccolo"];
const OF_THREE = Object.fromEntries(
  Object.entries(SLOVENIAN)
    .filter(([id]) => !NOT_OF_THREE.includes(id))
    .map(([id, [team, talon]]) => [id, [team === "partner" ? "alone" : team, talon]] as const),
);
/** RO-BID-01, RO-TAP-05: the cards of a bid; a solo has a partner, in taper none (RO-TAP-02). */
const romanian = (solo: Team, others: typeof SLOVENIAN): typeof SLOVENIAN => ({
  ...Object.fromEntries([1, 2, 3].map((level) => [`trei_${level}`, [null, 3] as const])),
  ...Object.fromEntries([1, 2, 3].map((level) => [`doi_${level}`, [null, 2] as const])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`unu_${level}`, [null, 1] as const])),
  solo: [solo, 0],
  ...others,
});
const DRAWS: Record<string, number> = { three: 3, two: 2, one: 1, solo: 0 }; // HU-BID-01
/** CZ-BID-07: two against two, or one against three; how each language says so, and the three cards of a Prever. */
const CZECH: Record<string, { goal: Said; talon: boolean }> = {
  four: { goal: TEAM.partner, talon: false },
  own_call: {
    goal: { en: "alone", sl: "eden proti trem", hu: "egyedül", ro: "fără partener", cs: "jeden proti třem" },
    talon: false,
  },
  prever: {
    goal: { en: "alone", sl: "eden proti trem", hu: "egyedül", ro: "fără partener", cs: "jeden proti třem" },
    talon: true,
  },
};
const CZECH_TALON: Said = {
  en: "three talon cards",
  sl: "tremi kartami talona",
  hu: "a talon három lapjával",
  ro: "trei cărți din talon",
  cs: "třemi kartami z talonu",
};
const GOALS: Record<string, Record<string, readonly [Team | null, number | null]>> = {
  slovenian: SLOVENIAN,
  slovenian_3: OF_THREE,
  slovenian_5: SLOVENIAN,
  romanian: romanian("partner", { michi_michi: ["each", null] }),
  taper: romanian("alone", {}), // if all pass, the cards are thrown in (RO-TAP-12)
};

/** The card points that win, of all: SL-CNT-01, RO-CNT-04, RO-TAP-01, CZ-CNT-02, HU-SCO-02, HU-C54-02. */
const WINS: Record<string, [number, number]> = {
  slovenian: [36, 70],
  slovenian_3: [36, 70],
  slovenian_5: [36, 70],
  romanian: [36, 70],
  taper: [34, 66],
  czech_american: [54, 106],
  paskievics: [48, 94],
  illustrated: [48, 94],
  illustrated_54: [54, 106],
  high: [48, 94],
};
/** Hungarians say first the number of all card points. */
const inOrder = (language: Language, needed: string, whole: string): string[] =>
  language === "hu" ? [whole, needed] : [needed, whole];
/** Contracts that no count decides: klop, michi-michi, beggars and valats; and one whose sentence says no number. */
const NO_COUNT = /klop|michi|beggar|valat|piccolo|own_call/;

/** How often, and what it is called then: SL-KON-01, RO-CON-01, HU-KON-01, CZ-KON-01. */
const STEPS: Record<string, string[]> = {
  slovenian: ["kontra", "rekontra", "subkontra", "mordkontra"],
  romanian: ["contra", "recontra", "supra", "hirș", "mord"],
  hungarian: ["kontra", "rekontra", "szubkontra", "hirskontra", "mordkontra"],
  czech: ["kontra", "re", "supra", "mord"],
};
const TIMES = [2, 4, 8, 16, 32];
/** How many doublings a game has, first without house rules: `hirskontra`, `kontra_max`, `max_kontra_level`. */
const MANY: Record<string, number[]> = {
  slovenian: [4, 5],
  romanian: [5],
  hungarian: [5, 4, 3],
  czech: [4, 3, 2, 1],
};

const only = (text: string, said: readonly Said[], language: Language): number[] =>
  said.flatMap((each, i) => (text.includes(each[language]) ? [i] : []));

describe.each(KEYS)("%s", (key) => {
  const family = (of(key, "game")[0] as unknown as Game).family;

  test("has the contracts of the table, and no others", () => {
    const table = { czech: CZECH, hungarian: DRAWS }[family] ?? GOALS[key] ?? {};
    expect([...new Set(of(key, "contract").map(({ id }) => id))].sort()).toEqual(Object.keys(table).sort());
  });

  test.each(LANGUAGES)("says in %s with whom, and how many cards of the talon", async (language) => {
    const t = await translator(language, family);
    for (const row of of(key, "contract")) {
      const [game] = games(key, row) as [Game];
      const text = goal(t, game, row.id);
      if (family === "czech") {
        const { goal: said, talon } = CZECH[row.id] as (typeof CZECH)[string];
        const sentence = contractSentence(t, game, state(9, { contract: row.id, declarer: 2 }));
        expect([row.id, text]).toEqual([row.id, expect.stringContaining(said[language])]);
        expect([row.id, sentence.includes(CZECH_TALON[language])]).toEqual([row.id, talon]);
        continue;
      }
      if (family === "hungarian") {
        expect([row.id, only(text, DRAWN, language)]).toEqual([row.id, [DRAWS[row.id]]]);
        continue;
      }
      const [team, talon] = GOALS[key]?.[row.id] ?? [undefined, undefined];
      const teams = (Object.keys(TEAM) as Team[]).filter((each) => text.split(/[,:]/)[0] === TEAM[each][language]);
      expect([row.id, teams]).toEqual([row.id, team === null ? [] : [team]]);
      expect([row.id, only(text, TALON, language)]).toEqual([row.id, talon === null ? [] : [talon]]);
    }
  });

  test.each(LANGUAGES)("says in %s how many card points win", async (language) => {
    const t = await translator(language, family);
    const [needed, whole] = WINS[key] as [number, number];
    let exact = 0;
    for (const row of of(key, "contract")) {
      const [game] = games(key, row) as [Game];
      const text = contractSentence(t, game, state(9, { contract: row.id, declarer: 2 }));
      if (NO_COUNT.test(row.id)) continue;
      const third = JSON.stringify(row).includes("35_plus_one_card"); // SL-SCO-10
      exact += Number(third);
      const numbers = text.match(/\d+⅓?/g)?.slice(-2);
      const wanted = inOrder(language, third ? "35⅓" : String(needed), String(whole));
      expect([row.id, numbers]).toEqual([row.id, wanted]);
    }
    expect(exact > 0).toBe(family === "slovenian");
  });

  test.each(LANGUAGES)("says in %s what each doubling is called and makes", async (language) => {
    const t = await translator(language, family);
    const usual = await translator("en", family);
    const described = games(key);
    const many = MANY[family] as number[];
    expect(described[0]?.kontras).toBe(many[0]);
    for (const number of many) {
      const names = [...(STEPS[family] ?? [])];
      if (number > 4 && family === "slovenian") names.splice(3, 0, "hirškontra");
      const steps = names.slice(0, number).map((name, i) => `${name} ×${TIMES[i]}`);
      const game = described.find(({ kontras }) => kontras === number) as Game;
      expect(doublings(usual, game)).toContain(`: ${steps.join(", ")}.`);
      expect(doublings(t, game).match(/×\d+/g)).toEqual(TIMES.slice(0, number).map((times) => `×${times}`));
    }
    expect(described.filter(({ kontras }) => !many.includes(kontras))).toEqual([]);
  });
});

/** Tricks of a deal (HU-DEAL-01, HU-C54-01), and the card points of a double game (HU-BON-03, HU-C54-02). */
const LONG: Record<string, { last: number; double: [string, string] }> = {
  paskievics: { last: 9, double: ["71", "94"] },
  illustrated: { last: 9, double: ["71", "94"] },
  illustrated_54: { last: 12, double: ["80", "106"] },
  high: { last: 9, double: ["71", "94"] },
};
/** In which trick a bird wins: HU-BON-07, HU-BON-08, HU-BON-09; with 54 cards the same (HU-C54-04). */
const BIRD = { centrum: 5, small_bird: 6, large_bird: 7 };
const LAST: Said = {
  en: "last trick",
  sl: "zadnji štih",
  hu: "utolsó ütést",
  ro: "ultima levat",
  cs: "poslední zdvih",
};
/**
 * How many bonuses of each game are read. The double, two declarations of taroks (five with 54 cards) and the ultimo of
 * the pagat; in Illustrated also the centrum, two birds, and ultimo and uhu of I, II and kings; in High their birds.
 */
const SEEN: Record<string, number> = { paskievics: 4, illustrated: 18, illustrated_54: 21, high: 30 };
const BEFORE: Said = {
  en: "penultimate trick",
  sl: "predzadnji štih",
  hu: "utolsó előtti ütést",
  ro: "penultima levat",
  cs: "předposlední zdvih",
};

describe.each(Object.keys(LONG))("the bonuses of %s", (key) => {
  const { last, double } = LONG[key] as (typeof LONG)[string];

  test.each(LANGUAGES)("are said in %s with their tricks and points", async (language) => {
    const t = await translator(language, "hungarian");
    let seen = 0;
    for (const row of of(key, "bonus")) {
      const text = about(t, games(key, row)[0] as Game, row.id);
      const tricks = row.promised.flatMap(([, each]) => each);
      const numbers = text.match(/\d+/g);
      if (row.id === "double") expect(numbers).toEqual(inOrder(language, ...double));
      else if (row.id.startsWith("taroks_")) expect(numbers).toEqual([row.id.slice(7)]);
      else if (row.id in BIRD) {
        expect([row.id, numbers]).toEqual([row.id, ["1", String(BIRD[row.id as keyof typeof BIRD])]]);
        if (key === "illustrated_54" && row.id === "large_bird" && language === "en") {
          const owed = ["XX", "XXI"].filter((face) => new RegExp(`\\b${face}\\b`).test(text));
          expect([tricks, owed]).toEqual([
            [5, 6, 7],
            ["XX", "XXI"],
          ]); // HU-C54-07: on the centrum and the small bird
        }
      } else if (/_small_bird$/.test(row.id))
        expect([row.id, numbers]).toEqual([row.id, ["6"]]); // HU-HIGH-08
      else if (/_large_bird$/.test(row.id))
        expect([row.id, numbers]).toEqual([row.id, ["7"]]); // HU-HIGH-09
      else if (/_uhu/.test(row.id)) {
        expect([row.id, tricks]).toEqual([row.id, [last - 1]]);
        expect(text).toContain(BEFORE[language]);
      } else if (/_ultimo/.test(row.id)) {
        expect([row.id, tricks]).toEqual([row.id, [last]]);
        expect(text).toContain(LAST[language]);
        expect(text).not.toContain(BEFORE[language]);
      } else continue;
      seen += 1;
    }
    expect(seen).toBe(SEEN[key]);
  });
});

describe("declared taroks", () => {
  const MORE: Said = { en: "or more", sl: "ali več", hu: "legalább", ro: "cel puțin", cs: "aspoň" };
  /** The highest declaration of four players stands for more, too (RO-DEC-01); no hand of taper has more (RO-TAP-09). */
  const CASES = [
    ["romanian", "taroks_9", false],
    ["romanian", "taroks_10", true],
    ["taper", "taroks_10", false],
    ["taper", "taroks_12", false],
    ["illustrated", "taroks_9", false],
    ["illustrated_54", "taroks_12", false],
  ] as const;

  test.each(LANGUAGES)("are a number or more in %s only where the book says so", async (language) => {
    for (const [key, id, more] of CASES) {
      const [game] = games(key) as [Game];
      const t = await translator(language, game.family);
      const text = about(t, game, id);
      expect([key, id, text.includes(MORE[language])]).toEqual([key, id, more]);
      expect(text).toContain(id.slice(7));
    }
  });
});

describe("the rest of the table in words", () => {
  test.each(LANGUAGES)("all tricks of a Czech valat in %s", async (language) => {
    const [game] = games("czech_american") as [Game];
    expect(about(await translator(language, "czech"), game, "valat")).toContain("12");
  });

  test("the difference is rounded only where that was agreed, and has no solo with three", async () => {
    const t = await translator("en", "slovenian");
    for (const game of [...games("slovenian"), ...games("slovenian_3")]) {
      const text = difference(t, game) ?? "";
      const rounded = game.options.some(({ name, default: value }) => name === "difference_rounding" && value === 5);
      expect([game.key, text.includes("fives")]).toEqual([game.key, rounded]);
      expect([game.key, text.includes("solo")]).toEqual([game.key, game.key === "slovenian"]);
      expect(text).toContain("from 35");
    }
  });

  test("half of the points is enough only by the rule for ties (HU-OPT-50, CZ-KON-08)", async () => {
    for (const [key, contract] of [
      ["paskievics", "three"],
      ["czech_american", "four"],
    ] as const) {
      const t = await translator("en", key === "paskievics" ? "hungarian" : "czech");
      const all = games(key).map((game) => {
        const text = contractSentence(t, game, state(9, { contract, declarer: 2 }));
        const tie = game.options.find(({ name }) => name.startsWith("tie_"))?.default;
        return [tie, text.includes("half is enough"), text.includes("opponents doubled last")] as const;
      });
      expect(new Set(all.map(String)).size).toBeGreaterThan(1);
      for (const [tie, half, lastly] of all) {
        const usual = tie === "opponents_win" || tie === "bidder";
        expect([tie, half, lastly]).toEqual([tie, !usual, !usual && tie !== "opponents_need_48_after_kontra"]);
      }
    }
  });
});

describe("reasons of the account", () => {
  const declarer = 0;
  const over = (lines: Line[]): Open => ({ ...OVER, lines, result: { ...OVER.result, declarer, partner: 1 } });
  const told = async (made: boolean): Promise<string[]> => {
    const sign = made ? 1 : -1;
    const ultimo = { ...line("pagat_ultimo", 7, [7 * sign, 7 * sign, -7 * sign, -7 * sign], 0), announced: true };
    const lines = [ultimo, line("pool_won", 4, [0, 0, 0, 0], null), line("pool_paid", -4, [0, 0, 0, 0], null)];
    return account(await translator("en", "romanian"), lines, { game: GAME, over: over(lines) }).map(
      ({ reason }) => reason,
    );
  };

  test("call an ultimo lost only where it was lost (RO-POOL-09)", async () => {
    const [, won, paid] = await told(true);
    expect([won, paid].map((text) => /\bmade\b/.test(text ?? "") && !/failed|lost/.test(text ?? ""))).toEqual([
      true,
      true,
    ]);
    const [, taken, owed] = await told(false);
    expect([taken, owed].map((text) => /failed/.test(text ?? "") && !/made/.test(text ?? ""))).toEqual([true, true]);
  });

  test.each(LANGUAGES)("call taroks declared in %s only where they were (HU-DECL-04)", async (language) => {
    const t = await translator(language, "hungarian");
    const reason = (announced: boolean): string | undefined =>
      account(t, [{ ...line("taroks_8", 1, [1, -1, 0, 0], 0), announced }])[0]?.reason;
    expect(reason(true)).toBe(
      {
        en: "declared",
        sl: "prijavljeno pred igro",
        hu: "a játék előtt bejelentve",
        ro: "declarat înainte de joc",
        cs: "ohlášeno před hrou",
      }[language],
    );
    expect(reason(false)).not.toBe(reason(true));
  });
});
