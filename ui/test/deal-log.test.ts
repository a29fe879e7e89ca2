import { describe, expect, test } from "vitest";
import type { Action, Line, Open, Seat } from "../src/protocol";
import { translator } from "../src/i18n/fluent";
import { account, item, radli, sentence } from "../src/wording/outcome";
import { parts } from "../src/selectors/talon-parts";
import { chronicle, pictured, news } from "../src/wording/deal-log";
import { lastSaid, lastTrick, ofDeal } from "../src/selectors/table-view";
import { GAME, line, RESULT, state } from "./states";

const en = await translator("en", "slovenian");
const sl = await translator("sl", "slovenian");
const TALON = { what: "talon" as const, cards: [32, 7, 20, 41, 0, 53], seat: null, to: null };

const AUCTION: [Seat, Action][] = [
  [1, { type: "cut", at: 20 }],
  [1, { type: "pass" }],
  [3, { type: "bid", contract: "two" }],
  [3, { type: "choose", contract: "two" }],
  [3, { type: "call", card: 7 }],
];
const EXCHANGE: [Seat, Action][] = [
  [3, { type: "take", part: 2 }],
  [3, { type: "lay", card: 20 }],
];

describe("the chronicle", () => {
  test("tells the deal in sentences", () => {
    const now = state(6, { phase: "exchange", contract: "two", declarer: 3, log: AUCTION, shown: [TALON] });
    expect(chronicle(en, GAME, now)).toEqual([
      "Deal 1. You deal.",
      "Bine cuts the pack.",
      "Bine passes.",
      "You bid two.",
      "You play two.",
      "You call the king of hearts.",
      "The talon: I, the pagat, king of hearts, jack of spades, tarok X, 4 of hearts, škis.",
    ]);
  });

  test("has the cards it names in it, to be shown", () => {
    const now = state(6, { phase: "exchange", contract: "two", declarer: 3, log: AUCTION, shown: [TALON] });
    expect(pictured(en, GAME, now).slice(-2)).toEqual([
      ["You call the ", { card: 7 }, "."],
      ["The talon: ", ...[32, 7, 20, 41, 0, 53].flatMap((card) => [", ", { card }]).slice(1), "."],
    ]);
  });

  test("tells it in Slovenian", () => {
    const now = state(4, { log: AUCTION.slice(0, 3) });
    expect(chronicle(sl, GAME, now)).toEqual([
      "Partija 1. Deliš ti.",
      "Bine privzdigne karte.",
      "Bine reče naprej.",
      "Licitiraš dva.",
    ]);
  });

  test("only grows", () => {
    const before = state(6, { phase: "exchange", contract: "two", declarer: 3, log: AUCTION, shown: [TALON] });
    const after = state(8, {
      phase: "exchange",
      contract: "two",
      declarer: 3,
      log: [...AUCTION, ...EXCHANGE],
      shown: [TALON],
    });
    expect(news(en, GAME, before, after)).toEqual(["You take jack of spades, tarok X.", "You discard jack of spades."]);
  });

  test("does not name a card that is hidden", () => {
    const now = state(2, { log: [[0, { type: "lay", card: -1 }]] });
    expect(chronicle(en, GAME, now).at(-1)).toBe("Ana discards a card.");
  });

  test("names each kontra by its level", () => {
    const kontra: Action = { type: "kontra", what: "game", seat: 3 };
    const log: [Seat, Action][] = [
      [0, kontra],
      [3, kontra],
    ];
    const now = state(2, { phase: "announcements", log });
    expect(chronicle(en, GAME, now).slice(1)).toEqual([
      "Ana says kontra to the game.",
      "You say rekontra to the game.",
    ]);
  });

  test("does not tell what fell in a trick that may not be looked at any more (RO-ETH-03)", () => {
    const plays = (...cards: number[]): [Seat, Action][] =>
      cards.map((card, i) => [i % 4, { type: "play", card }] as [Seat, Action]);
    const before = state(4, {
      ...{ phase: "trick", log: plays(33, 34, 35, 36) },
      tricks: [{ leader: 0, cards: [33, 34, 35, 36], winner: 3 }],
    });
    const covered = { leader: 0, cards: [], winner: 3 };
    const after = state(5, { phase: "trick", log: plays(-1, -1, -1, 36, 37), table: [37], tricks: [covered] });
    expect(chronicle(en, GAME, before).slice(1)).toHaveLength(5);
    expect(chronicle(en, GAME, after).slice(1)).toEqual(["You win trick 1.", "Ana plays tarok VI."]);
    expect(news(en, GAME, before, after)).toEqual(["Ana plays tarok VI."]);
    expect([lastTrick(before.view)?.winner, lastTrick(after.view)]).toEqual([3, undefined]);
  });

  test("says who takes a trick, with the vitamin", () => {
    const log: [Seat, Action][] = [0, 1, 2, 3].map((seat) => [seat, { type: "play", card: 33 + seat }]);
    const tricks = [{ leader: 0, cards: [33, 34, 35, 36], winner: 3 }];
    const shown = [{ what: "vitamin" as const, cards: [0], seat: 3, to: null }];
    expect(chronicle(en, GAME, state(4, { phase: "trick", log, tricks, shown })).slice(-2)).toEqual([
      "You win trick 1.",
      "Vitamin: 4 of hearts.",
    ]);
  });
});

describe("what stands beside a seat", () => {
  test("is what it doubled, whatever it passes later; in the auction it is the pass", () => {
    const kontra: Action = { type: "kontra", what: "game", seat: 3 };
    const log: [Seat, Action][] = [
      [0, kontra],
      [0, { type: "pass" }],
      [3, { type: "pass" }],
      [0, { type: "pass" }],
    ];
    expect(lastSaid(state(4, { phase: "announcements", log }, { phases: [["announcements", 4]] }), 0)).toEqual(kontra);
    expect(lastSaid(state(4, { phase: "announcements", log }, { phases: [["announcements", 4]] }), 3)).toEqual({
      type: "pass",
    });
    const bids: [Seat, Action][] = [
      [0, { type: "bid", contract: "two" }],
      [0, { type: "pass" }],
    ];
    expect(lastSaid(state(2, { phase: "auction", log: bids }, { phases: [["auction", 2]] }), 0)).toEqual({
      type: "pass",
    });
  });
});

describe("the talon", () => {
  test("lies in parts as large as the contract says", () => {
    const now = state(6, { phase: "exchange", contract: "two", log: AUCTION, shown: [TALON] });
    expect(parts(GAME, now.view)).toEqual([
      [32, 7],
      [20, 41],
      [0, 53],
    ]);
  });

  test("lies in the parts it was laid out in after a raise to colour valat", () => {
    const log: [Seat, Action][] = [
      [3, { type: "choose", contract: "solo_three" }],
      [3, { type: "take", part: 1 }],
      [3, { type: "choose", contract: "colour_valat" }],
    ];
    const now = state(6, { contract: "colour_valat", log, shown: [TALON] });
    expect(parts(GAME, now.view)).toEqual([
      [32, 7, 20],
      [41, 0, 53],
    ]);
  });
});

const OVER: Open = {
  laid: [],
  won: [],
  hands: [],
  talon: [],
  partner: 0,
  result: { ...RESULT, contract: "two", declarer: 3, partner: 0, points: [43], made: true, doubled: 0 },
  lines: [],
};

describe("the outcome", () => {
  test("is one sentence", () => {
    const now = state(60, { ended: "played", over: OVER });
    expect(sentence(en, now)).toBe("You and Ana won two with 43 card points.");
    expect(sentence(sl, now)).toBe("Ti in Ana dobita igro dva, skupaj 43 točk.");
  });

  test.each([
    [0, 250, "You and Ana won a valat. Nothing else counts."],
    [0, -500, "You and Ana missed the valat. Nothing else counts."],
    [1, -250, "The defenders won a valat. Nothing else counts."],
    [1, 500, "The defenders missed their valat. Nothing else counts."],
  ])("says who made or missed a valat: side %i, %i to the declarer", (side, delta, words) => {
    const valat = line("valat", delta, [delta, 0, 0, delta], side);
    expect(sentence(en, state(60, { ended: "played", over: { ...OVER, lines: [valat] } }))).toBe(words);
  });

  test("is of the contract where it counts beside a valat", () => {
    const lines = [line("contract", 30, [30, 0, 0, 30], 0), line("valat", 40, [40, -40, -40, 40], 1)];
    expect(sentence(en, state(60, { ended: "played", over: { ...OVER, lines } }))).toBe(
      "You and Ana won two with 43 card points.",
    );
  });

  test("names the people who played, not those who came after the deal", () => {
    const bots = ["Ana", "Bine", "Cene", "Drago"].map((name) => ({ kind: "rule", name }));
    const late = ofDeal(state(60, { ended: "played", over: OVER }, { played: bots }));
    expect(sentence(en, late)).toBe("Drago and Ana won two with 43 card points.");
    const played = bots.map((bot, place) => (place === 3 ? { kind: "you", name: "Jan" } : bot));
    expect(sentence(en, ofDeal(state(60, { ended: "played", over: OVER }, { played })))).toBe(
      "You and Ana won two with 43 card points.",
    );
    const now = state(60, { ended: "played", over: OVER });
    expect(ofDeal(now)).toBe(now);
  });

  test("names a lost contract without points where none are counted", () => {
    const result = { ...RESULT, contract: "beggar", declarer: 1, partner: null, points: [], made: false, doubled: 0 };
    expect(sentence(en, state(20, { ended: "decided", over: { ...OVER, result } }))).toBe("Bine lost beggar.");
  });

  test("counts everybody alone in klop", () => {
    const result = {
      ...RESULT,
      contract: "klop",
      declarer: null,
      partner: null,
      points: [20, 20, 15, 16],
      made: null,
      doubled: 0,
    };
    const line: Line = {
      what: "klop",
      clause: "SL-KLOP-04",
      points: -15,
      deltas: [0, 0, 0, -15],
      factors: [],
      side: null,
      announced: false,
      pot: 0,
    };
    const now = state(60, { ended: "played", over: { ...OVER, result, lines: [line] } });
    expect(sentence(en, now)).toBe("Klop: you took 16 card points, for a score of −15.");
  });

  test("has every line with its factors", () => {
    const factors = [
      { why: "kontra", times: 4, clause: "SL-KON-01" },
      { why: "radl", times: 2, clause: "SL-RAD-04" },
    ];
    const line: Line = {
      what: "trula",
      clause: "SL-BON-01",
      points: -20,
      deltas: [-160, 0, 0, -160],
      factors,
      side: 0,
      announced: true,
      pot: 0,
    };
    expect(item(en, line)).toMatchObject({
      what: "trula",
      points: "−20",
      detail: "declarer’s side, announced, rekontra ×4, radl ×2",
    });
  });

  test("puts in one row what several persons get each for himself", () => {
    const line = (deltas: number[]): Line => ({
      what: "radl_end",
      clause: "SL-RAD-05",
      points: -100,
      deltas,
      factors: [],
      side: null,
      announced: false,
      pot: 0,
    });
    expect(account(en, [line([-100, 0, 0, 0]), line([0, -100, 0, 0])])).toMatchObject([
      { what: "radli left over", points: "−100", deltas: [-100, -100, 0, 0] },
    ]);
  });

  test("shows the radli before and after", () => {
    const entry = {
      kind: "deal" as const,
      deltas: [0, 0, 0, 0],
      marks: { radli: [1, 1, 1, 0] },
      contract: "two",
      declarer: 3,
      partner: 0,
      made: true,
      ended: "played",
      amount: null,
      lines: [],
    };
    const sheet = { totals: [0, 0, 0, 0], marks: {}, over: false, entries: [entry] };
    const carry = { dealer: 3, totals: [0, 0, 0, 0], marks: { radli: [1, 1, 1, 1] } };
    expect(radli(state(60, { carry }, { sheet }))).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 0],
    ]);
  });
});
