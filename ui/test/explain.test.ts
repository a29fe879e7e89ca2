import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { render } from "../book/render";
import { countedPiles, groups } from "../src/lib/count";
import { contractSentence } from "../src/lib/explain";
import { translator } from "../src/lib/fluent";
import { margin } from "../src/lib/outcome";
import { asCsv, asText, circles, rows } from "../src/lib/sheet";
import { film, trickFrom } from "../src/replay/film";
import type { Entry, Line, Open, PastDeal, View } from "../src/protocol";
import { GAME, state } from "./states";

const en = translator("en");
const sl = translator("sl");
const SUIT = [1, 1, 1, 1, 2, 3, 4, 5];
const WORTH = [...SUIT, ...SUIT, ...SUIT, ...SUIT, 5, ...Array.from({ length: 19 }, () => 1), 5, 5];
const sum = (pile: number[]): number => groups(pile, WORTH).reduce((total, { points }) => total + points, 0);

describe("the count in threes", () => {
  test("is that of the rule book (SL-CNT-01)", () => {
    const pile = [7, 22, 24, 53, 48, 40, 13, 28, 16, 6, 8];
    expect(sum(pile)).toBe(21);
    expect(groups(pile, WORTH).map(({ cards, less }) => [cards.length, less])).toEqual([[3, 2], [3, 2], [3, 2], [2, 1]]);
  });

  test("puts the best card with two of the least", () => {
    expect(groups([0, 7, 1, 6, 2, 3], WORTH).map(({ cards }) => cards)).toEqual([[7, 1, 0], [6, 3, 2]]);
  });

  // SL-EX-01
  test.each([
    [[0], 0],
    [[0, 1], 1],
    [[0, 1, 2], 1],
    [[5, 0], 3],
    [[7, 6, 0], 8],
    [[53, 7, 0], 9],
    [[], 0],
  ])("of %j is %i", (pile, points) => expect(sum(pile)).toBe(points));

  test("makes 70 of the whole pack (SL-CNT-02)", () => {
    expect(sum(Array.from({ length: 54 }, (_, card) => card))).toBe(70);
  });
});

const OVER: Open = {
  laid: [[], [], [], [20, 21]],
  won: [[1, 2], [3], [4], [5, 6]],
  hands: [],
  talon: [],
  partner: 0,
  result: { contract: "two", declarer: 3, partner: 0, points: [33], made: false, doubled: 0 },
  lines: [],
};

describe("the piles that are counted", () => {
  test("are those of the declarer’s side, with what was laid away", () => {
    expect(countedPiles(state(9, { over: OVER }).view)).toEqual([{ seat: 3, cards: [5, 6, 20, 21, 1, 2], points: 33 }]);
  });

  test("are everybody’s in klop", () => {
    const result = { ...OVER.result, contract: "klop", declarer: null, partner: null, points: [20, 20, 15, 16] };
    expect(countedPiles(state(9, { over: { ...OVER, result } }).view).map(({ cards }) => cards.length)).toEqual([2, 1, 1, 4]);
  });

  test("are none where points do not count", () => {
    expect(countedPiles(state(9, { over: { ...OVER, result: { ...OVER.result, points: [] } } }).view)).toEqual([]);
  });
});

const line = (what: string, points: number, deltas: number[], side: number | null): Line => ({
  what,
  clause: "SL-BON-01",
  points,
  deltas,
  factors: [],
  side,
  announced: false,
});

describe("the margin", () => {
  test("says by how much, and what else was won and lost", () => {
    const lines = [
      line("contract", -20, [-20, 0, 0, -20], 0),
      line("trula", -10, [-10, 0, 0, -10], 1),
      line("mond", -20, [0, 0, 0, -20], null),
    ];
    const now = state(60, { ended: "played", over: { ...OVER, lines } });
    expect(margin(en, now)).toBe("3 points were missing. The defenders made trula. You lost the mond.");
    expect(margin(sl, now)).toBe("Zmanjkale so 3 točke. Nasprotna stran naredi: trula. Izgubiš monda.");
  });

  test("is exact with 36 points", () => {
    const result = { ...OVER.result, points: [36], made: true };
    expect(margin(en, state(60, { over: { ...OVER, result } }))).toBe("That was exactly enough.");
  });
});

describe("today's contract", () => {
  test("is told in one sentence", () => {
    const now = state(9, { contract: "two", declarer: 3 });
    expect(contractSentence(en, GAME, now)).toContain("You play two, worth 20 and the difference");
    expect(contractSentence(en, GAME, state(2))).toContain("Nobody has bid yet");
  });
});

const entry = (deltas: number[], radli: number[], contract = "two"): Entry => ({
  kind: "deal",
  deltas,
  marks: { radli },
  contract,
  declarer: 0,
  partner: null,
  made: true,
  ended: "played",
  lines: [],
});

describe("the score sheet", () => {
  const entries = [entry([70, 0, 0, 0], [1, 1, 1, 1], "beggar"), entry([40, 0, 0, 0], [0, 1, 1, 1]), entry([-70, 0, 0, 0], [1, 2, 2, 2])];
  const sheet = { totals: [40, 0, 0, 0], marks: { radli: [1, 2, 2, 2] }, over: false, entries };
  const table = state(9, {}, { sheet }).table;

  test("has running totals", () => {
    expect(rows(en, table).map(({ title, totals }) => [title, totals[0]])).toEqual([
      ["1. Ana: beggar", 70],
      ["2. Ana: two", 110],
      ["3. Ana: two", 40],
    ]);
  });

  test("crosses out the radli that were used up", () => {
    expect([0, 1].map((place) => circles(sheet, place))).toEqual([{ used: 1, open: 1 }, { used: 0, open: 2 }]);
  });

  test("can be taken away as text and for a spreadsheet", () => {
    expect(asText(en, table).split("\n")[0]).toBe("Deal            Ana  Bine  Cvetka  You");
    expect(asCsv(en, table).split("\r\n").slice(0, 2)).toEqual(["Deal,Ana,Bine,Cvetka,You", "1. Ana: beggar,70,0,0,0"]);
  });
});

describe("a replay", () => {
  const view = (changes: Partial<View>): View => state(0, { seat: null, ...changes }).view;
  const trick = { leader: 0, cards: [33, 34, 35, 36], winner: 3 };
  const seen = [[1], [2], [3], [4]];
  const states = [view({ seen }), view({ table: [33] }), view({ tricks: [trick] }), view({ tricks: [trick, trick], ended: "played", over: OVER })];
  const lines = [line("contract", -20, [-20, 0, 0, -20], 0)];
  const deal: PastDeal = { id: "d1", game: "slovenian", players: state(0).table.players, seats: [0, 1, 2, 3], states, lines };

  test("shows a complete trick as it lies, and the end after the last", () => {
    expect(film(deal, 0).map(({ resting }) => resting)).toEqual([false, false, true, true, false]);
  });

  test("is seen from any seat, and brings the deal to the sheet", () => {
    const frames = film(deal, 2);
    expect(frames[0]?.state.view.hand).toEqual([3]);
    expect(frames.at(-1)?.state.table.sheet.totals).toEqual([-20, 0, 0, -20]);
  });

  test("goes trick by trick", () => {
    const frames = film(deal, 0);
    expect([trickFrom(frames, 0, 1), trickFrom(frames, 3, 1), trickFrom(frames, 3, -1), trickFrom(frames, 2, -1)]).toEqual([2, 4, 2, 0]);
  });
});

describe("the rule book", () => {
  const text = readFileSync(new URL("../../docs/rules/slovenian.md", import.meta.url), "utf8");
  const book = render(text);

  test("can be opened at every clause", () => {
    const clauses = [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map((match) => match[1]);
    for (const clause of clauses) expect(book.html).toContain(`<span id="${clause}" class="anchor"></span>`);
  });

  test("has its chapters", () => {
    expect(book.title).toBe("Slovenian tarok");
    expect(book.chapters[0]).toEqual({ id: "chapter-1", title: "1. The cards" });
    expect(book.chapters.length).toBe(26);
  });

  test("leads from every mention to the clause", () => {
    expect(render("See XX-ABC-01.").html).toBe('<p>See <a href="#XX-ABC-01">XX-ABC-01</a>.</p>\n');
  });
});
