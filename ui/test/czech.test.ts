import { describe, expect, test } from "vitest";
import { banked, inWords, mayBorrow, mayPayBack, paid, purse, standing } from "../src/wording/chips";
import { hint, question } from "../src/table/prompts/action-groups";
import { translator } from "../src/i18n/fluent";
import { item } from "../src/wording/outcome";
import { declared, stakes } from "../src/wording/stakes";
import { payments } from "../src/table/seats/payments";
import { passedCards, seenCard } from "../src/wording/passed-talon";
import { takeName } from "../src/wording/actions";
import { cellsOf, rows } from "../src/score-sheet/sheet-rows";
import { chronicle } from "../src/wording/deal-log";
import { lastSaid } from "../src/selectors/table-view";
import { waiting } from "../src/wording/waiting-players";
import type { Action, Bonus, Fact, Game, Option, OptionValue, Seat, Show, Stake, TableState } from "../src/protocol";
import { GAME, line, state } from "./states";

const option = (name: string, value: OptionValue): Option => ({
  name,
  default: value,
  values: [],
  least: null,
  most: null,
  clause: "CZ-CHIP-01",
});
const bonus = (id: string, silent: number, announced: number): Bonus => ({
  id,
  clause: "",
  needed: null,
  silent,
  announced,
  of_game: false,
  promises: [],
});
const CHIPS: Game = {
  ...GAME,
  family: "czech",
  bonuses: [bonus("beeda", 0, 2), bonus("kings", 0, 4), bonus("valat", 20, 40), bonus("pagat", 2, 4)],
  options: [option("start_points", 100), option("chip_set", "10x6,5x6,1x10")],
};
const en = await translator("en", "czech");
const PASS: Action = { type: "pass" };
const plainly = (words: string): string => words.replace(/[\u2068\u2069]/g, "");
const counts = (totals: number[], marks = {}): (number | undefined)[] =>
  [...(purse(CHIPS, { totals, marks }, 0)?.chips ?? [])].map(({ count }) => count);

describe("chips", () => {
  test("are blue of 10, red of 5 and white of 1, with change made (CZ-CHIP-01, CZ-CHIP-02)", () => {
    expect(counts([0])).toEqual([10, 0, 0]);
    expect(counts([-12])).toEqual([8, 1, 3]);
    expect(counts([9])).toEqual([10, 1, 4]);
  });

  test("are more by what the bank has lent, and that is owed (CZ-EX-43)", () => {
    expect(purse(CHIPS, { totals: [-181], marks: { loans: [100] } }, 0)).toMatchObject({ amount: 19, owes: 100 });
    expect(counts([-181], { loans: [100] })).toEqual([1, 1, 4]);
  });

  test("nobody has any below zero, where there is no bank (CZ-CHIP-04)", () => {
    expect(purse(CHIPS, { totals: [-107], marks: {} }, 0)?.amount).toBe(-7);
    expect(counts([-107])).toEqual([0, 0, 0]);
  });

  test("other games are played without", () => {
    expect(purse(GAME, { totals: [0], marks: {} }, 0)).toBeNull();
  });

  test("change hands while the deal is played (CZ-DEC-10)", () => {
    const carry = { dealer: 3, totals: [1, 2, 3, -6], marks: {} };
    const now = { ...carry, totals: [7, 0, 1, -8] };
    const sheet = { totals: [3, 4, -1, -6], marks: {}, over: false, entries: [] };
    expect(standing(state(9, { carry }, { standing: now, sheet }), false).totals).toEqual([7, 0, 1, -8]);
    expect(standing(state(9, { carry, ended: "played" }, { standing: now, sheet }), true).totals).toEqual([
      7, 0, 1, -8,
    ]);
    expect([0, 1, 2, 3].map((place) => paid(state(9, { carry }, { standing: now }), place))).toEqual([6, -2, -2, -2]);
    expect(standing(state(9, { carry, ended: "played" }, { standing: now, sheet }), false).totals).toEqual([
      3, 4, -1, -6,
    ]);
  });

  test("go with the sheet, and what is owed for them", async () => {
    const t = await translator("en", "czech");
    const table = {
      ...state(0).table,
      sheet: { totals: [-181, 67, 67, 47], marks: { loans: [100, 0, 0, 0] }, over: false, entries: [] },
    };
    expect(cellsOf(t, CHIPS, table).slice(-3)).toEqual([
      ["Total", -181, 67, 67, 47],
      ["Chips", 19, 167, 167, 147],
      ["Loans", 100, 0, 0, 0],
    ]);
  });

  test.each([
    ["en", "Chips: blue 8, red 1, white 3"],
    ["cs", "Žetony: modré 8, červené 1, bílé 3"],
  ] as const)("are told in words: %s", async (language, words) => {
    const t = await translator(language, "czech");
    expect(inWords(t, purse(CHIPS, { totals: [-12], marks: {} }, 0)!).replace(/[\u2068\u2069]/g, "")).toBe(words);
  });
});

describe("the talon of a Prever", () => {
  test("says which three cards one takes, and what they cost who loses (CZ-PRV-06)", async () => {
    const t = await translator("en", "czech");
    const house: Game = {
      ...CHIPS,
      options: [option("prever_second_set_factor", 2), option("prever_third_set_factor", 3)],
    };
    const taking = (number: number, left: number): string => {
      const shown = Array.from({ length: left }, () => ({
        what: "talon" as const,
        cards: [0, 1, 2],
        seat: null,
        to: null,
      }));
      return takeName(t, house, state(9, { contract: "prever", shown }).view, number).replace(/[\u2068\u2069]/g, "");
    };
    expect([taking(1, 0), taking(2, 1), taking(1, 1)]).toEqual([
      "Take the first three",
      "Take the other three: a loss counts ×2",
      "Back to the first three: a loss counts ×3",
    ]);
  });
});

/** Ana, seat 0, is Povinost; Bine passes the fifth card and must take it, you (seat 3) take the sixth, which Cvetka has passed. */
const AUCTION: [Seat, Action][] = [
  [2, { type: "cut", at: 27 }],
  [2, PASS],
  [0, { type: "bid", contract: "four" }],
  [1, PASS],
  [2, PASS],
  [3, PASS],
];
const OPENING: [string, number][] = [
  ["dealing", 2],
  ["auction", 4],
];
const OFFERED: [Seat, Action][] = [
  [1, PASS],
  [3, PASS],
  [2, PASS],
  [3, { type: "take", part: 2 }],
];
const offered = (what: Fact["what"], seat: number, value: number): Fact => ({ what, seat, value, by: null });
const ROUND: Fact[] = [
  offered("passed", 1, 1),
  offered("passed", 3, 1),
  offered("took", 1, 1),
  offered("passed", 2, 2),
  offered("took", 3, 2),
];

function round(actions: number, facts: number, phase: string, more: [Seat, Action][] = []): TableState {
  const log = [...AUCTION, ...OFFERED.slice(0, actions), ...more];
  const phases: [string, number][] = [...OPENING, ["talon", actions], [phase, more.length]];
  const view = { phase, contract: "four", declarer: 0, log, facts: ROUND.slice(0, facts), due: 3 };
  return state(9 + actions, view, { phases, begun: { dealing: 0, auction: 2, talon: 6 } });
}

describe("the talon passed round (CZ-TAL-02, CZ-TAL-04, CZ-TAL-07)", () => {
  test("is told card by card, and who must take what he has passed", () => {
    expect(
      chronicle(en, CHIPS, round(4, 5, "discards"))
        .map(plainly)
        .slice(4),
    ).toEqual([
      "Bine says good.",
      "Cvetka says good.",
      "You say good.",
      "Ana has drawn four cards from the talon.",
      "Bine passes the fifth card.",
      "You pass the fifth card.",
      "Bine must take the fifth card.",
      "Cvetka passes the sixth card.",
      "You take the sixth card.",
    ]);
  });

  test("never tells otherwise what has been told", () => {
    const all = [
      round(0, 0, "talon"),
      round(1, 1, "talon"),
      round(2, 3, "talon"),
      round(3, 4, "talon"),
      round(4, 5, "discards"),
      round(4, 5, "declarations", [[0, PASS]]),
    ];
    const told = all.map((each) => chronicle(en, CHIPS, each));
    told.slice(1).forEach((lines, i) => expect(lines.slice(0, told[i]?.length)).toEqual(told[i]));
  });

  test("lies in the middle with what has become of it, and says what a pass does", () => {
    const before = round(1, 1, "talon");
    expect(passedCards(en, before).map(({ count, told }) => [count, ...told.map(plainly)])).toEqual([
      [4, "Ana has drawn four cards from the talon."],
      [1, "Bine passes the fifth card.", "The fifth card is offered to you."],
      [1],
    ]);
    expect(plainly(hint(en, CHIPS, before))).toContain("Bine must take it");
  });

  test("may be looked at first in some houses (CZ-TAL-03)", () => {
    const before = round(1, 1, "talon");
    const looked = {
      ...before,
      view: { ...before.view, shown: [{ what: "look" as const, cards: [9], seat: null, to: 3 }] },
    };
    expect([before, looked].map(({ view }) => seenCard(view))).toEqual([null, 9]);
    expect([before, looked].map((each) => hint(en, CHIPS, each).includes("before you see it"))).toEqual([true, false]);
  });

  test("is told where no card may be passed (CZ-TAL-08)", () => {
    const now = {
      ...round(0, 0, "discards"),
      view: { ...round(0, 0, "discards").view, facts: [offered("took", 1, 1), offered("took", 2, 2)] },
    };
    expect(chronicle(en, CHIPS, now).map(plainly).slice(-3)).toEqual([
      "Ana has drawn four cards from the talon.",
      "Bine takes the fifth card.",
      "Cvetka takes the sixth card.",
    ]);
  });
});

describe("the first Povinost", () => {
  test("is found by the lowest trump outside the talon, and that is told (CZ-POV-01, CZ-POV-02)", () => {
    const show = (what: Show["what"], cards: number[], seat: number | null) => ({ what, cards, seat, to: null });
    const shown = [show("in_talon", [33], null), show("povinost", [34], 3)];
    const now = state(3, { phase: "auction", log: AUCTION.slice(0, 2), shown, due: 3 });
    expect(chronicle(en, CHIPS, now).map(plainly).slice(-2)).toEqual([
      "In the talon: tarok II.",
      "You have the tarok III, and are Povinost.",
    ]);
  });
});

describe("what is declared and bet", () => {
  const said: [Seat, Action][] = [
    [0, { type: "call", card: 50 }],
    [0, { type: "announce", bonus: "kings" }],
    [0, PASS],
    [1, PASS],
    [2, PASS],
    [3, PASS],
    [0, PASS],
    [1, { type: "announce", bonus: "pagat" }],
    [1, PASS],
  ];
  const standing: Stake[] = [
    { what: "kings", seat: 0, doubled: 0 },
    { what: "pagat", seat: 1, doubled: 1 },
  ];
  const talks: [string, number][] = [...OPENING, ["call", 1], ["declarations", 5]];
  const now = state(
    40,
    {
      phase: "bets",
      contract: "four",
      declarer: 0,
      called: 50,
      log: [...AUCTION, ...said],
      stakes: standing,
      due: 2,
    },
    { phases: [...talks, ["bets", 3]], asked: 12 },
  );

  test("stands at the seat, if it is paid at once, else in the bar (CZ-DEC-10, CZ-BET-02)", () => {
    expect([0, 1].map((seat) => declared(en, CHIPS, now.view, seat))).toEqual([["Four Kings"], []]);
    expect(stakes(en, CHIPS, now).map(plainly)).toEqual(["Pagat (Bine) kontra"]);
  });

  test("is told talk by talk (CZ-DEC-08, CZ-BET-01)", () => {
    expect([0, 1, 2].map((seat) => lastSaid(now, seat)?.type)).toEqual(["pass", "announce", undefined]);
    expect(chronicle(en, CHIPS, now).map(plainly).slice(-8)).toEqual([
      "Ana announces Four Kings.",
      "Ana declares nothing more.",
      "Bine declares nothing.",
      "Cvetka declares nothing.",
      "You declare nothing.",
      "Ana makes no bet.",
      "Bine announces Pagat.",
      "Bine makes no other bet.",
    ]);
  });

  test("is let stand bet by bet: what was said of the Valat says nothing of the Pagat (CZ-KON-05)", () => {
    const valat: Action = { type: "kontra", what: "valat", seat: 0 };
    const bets: [Seat, Action][] = [...said, [2, PASS], [3, PASS]];
    const stands = (asked: number, ...answers: [Seat, Action][]) => {
      const phases: [string, number][] = [...talks, ["bets", 5], ["challenges", answers.length]];
      const now = state(41, { phase: "challenges", log: [...AUCTION, ...bets, ...answers] }, { phases, asked });
      return [0, 1, 2, 3].map((seat) => lastSaid(now, seat)?.type);
    };
    expect(stands(17)).toEqual([undefined, undefined, undefined, undefined]);
    expect(stands(18, [1, PASS], [2, valat])).toEqual([undefined, undefined, "kontra", undefined]);
    expect(stands(18, [1, PASS], [2, valat], [3, PASS], [0, PASS])).toEqual(["pass", undefined, "kontra", "pass"]);
    expect(stands(22, [1, PASS], [2, valat], [3, PASS], [0, PASS], [1, PASS])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(stands(20, [1, PASS], [2, PASS], [3, PASS], [2, PASS])).toEqual([undefined, undefined, "pass", undefined]);
  });

  test("is asked about by name (CZ-KON-01)", () => {
    const kontra: Action = { type: "kontra", what: "pagat", seat: 1 };
    const asked = state(41, { phase: "challenges", stakes: standing, legal: [PASS, kontra], due: 3 });
    expect(plainly(question(en, asked))).toBe("Pagat (Bine): re?");
  });
});

describe("the account", () => {
  test("says of a declaration on no side that it was declared (CZ-DEC-10)", () => {
    const words = item(en, { ...line("kings", 4, [-4, 12, -4, -4], null), announced: true });
    expect([words.what, words.detail, words.reason]).toEqual(["Four Kings", "", "declared"]);
  });

  test("has loans by name and amount (CZ-CHIP-03, CZ-CHIP-05)", () => {
    const entry = {
      kind: "loan" as const,
      deltas: [0, 0, 0, 0],
      marks: {},
      contract: null,
      declarer: 1,
      partner: null,
      made: null,
      ended: "",
      lines: [],
    };
    const sheet = {
      totals: [0, 0, 0, 0],
      marks: {},
      over: false,
      entries: [50, -20].map((amount) => ({ ...entry, amount })),
    };
    expect(rows(en, state(1, {}, { sheet }).table).map(({ title }) => plainly(title))).toEqual([
      "Bine: loan +50",
      "Bine: loan −20",
    ]);
  });
});

describe("the bank", () => {
  const house = (below: number, unit: number): Game => ({
    ...CHIPS,
    options: [option("borrow_below", below), option("loan_unit", unit)],
  });
  const passedCards = (amount: number, owes: number) => ({ amount, owes, chips: [] });

  test("lends to who has less than was agreed (CZ-CHIP-03, CZ-CHIP-04)", () => {
    expect([99, 100].map((amount) => mayBorrow(house(100, 50), passedCards(amount, 0)))).toEqual([50, 0]);
    expect([house(100, 50), house(100, 0), GAME].map(banked)).toEqual([true, false, false]);
  });

  test("takes back what is owed, as far as it is there (CZ-CHIP-05)", () => {
    expect([passedCards(30, 100), passedCards(130, 100), passedCards(130, 0)].map(mayPayBack)).toEqual([30, 100, 0]);
  });
});

describe("chips on their way", () => {
  test("go from each who pays to who has declared (CZ-DEC-10)", () => {
    const at = (totals: number[]): TableState =>
      state(
        9,
        { carry: { dealer: 3, totals: [0, 0, 0, 0], marks: {} } },
        { standing: { dealer: 3, totals, marks: {} } },
      );
    const went = [0, 1, 3].map((from) => ({ from, to: 2, points: 4 }));
    expect(payments(at([0, 0, 0, 0]), at([-4, -4, 12, -4]))).toEqual(went);
    expect(payments(null, at([-4, -4, 12, -4]))).toEqual([]);
  });
});

describe("who waits (CZ-POV-05)", () => {
  const [ana] = state(1).table.players;
  const players = [0, 1, 2, 3, 4, 5].map((place) => ({
    ...ana!,
    name: ["Ana", "Bine", "Cvetka", "", "Ema", "France"][place] ?? "",
  }));
  const queue = [
    { place: 4, after: 2, instead: 0 },
    { place: 5, after: 4, instead: null },
  ];

  test("is told with when and for whom", () => {
    expect(waiting(en, state(1, {}, { players, queue })).map(plainly)).toEqual([
      "Ema joins in 2 deals for Ana",
      "waiting: France",
    ]);
    expect(waiting(en, state(1, {}, { players, queue: queue.slice(1) })).map(plainly)).toEqual([
      "France joins in 4 deals",
    ]);
  });

  test("sits down between two deals", () => {
    const sheet = { totals: [], marks: { chair: [0, 2, 3, 4, 1, 0] }, over: false, entries: [] };
    const now = state(
      1,
      { ended: "played" },
      {
        players,
        sheet,
        queue: [
          { place: 5, after: 1, instead: 1 },
          { place: 0, after: 2, instead: 2 },
        ],
      },
    );
    expect(waiting(en, now).map(plainly)).toEqual(["Ema joins next for Ana", "waiting: France, Ana"]);
  });
});
