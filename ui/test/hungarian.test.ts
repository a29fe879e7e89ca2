import { describe, expect, test } from "vitest";
import { groups, heldBack } from "../src/table/prompts/action-groups";
import { translator } from "../src/i18n/fluent";
import { factsOf, lastFacts, wouldTell } from "../src/wording/table-facts";
import { item, margin } from "../src/wording/outcome";
import { chronicle } from "../src/wording/deal-log";
import type { Action, Bonus, Fact, Game, Line, Option, Promised, Refusal } from "../src/protocol";
import { GAME, RESULT, state } from "./states";

const en = await translator("en", "hungarian");
const hu = await translator("hu", "hungarian");

const bonus = (id: string, announced: number, of_game: boolean, promises: Promised[] = []): Bonus => ({
  id,
  clause: "",
  needed: null,
  silent: 0,
  announced,
  of_game,
  promises,
});
const hard = (card: number, trick: number): Promised[] => [{ cards: [card], tricks: [trick], soft: false }];
const honours = (value: string): Option => ({
  name: "cue_honour",
  default: value,
  values: ["high_only", "any"],
  least: null,
  most: null,
  clause: "HU-OPT-03",
});
const KINGS = ["hearts", "diamonds", "spades", "clubs"];
const CONTRACT = {
  clause: "HU-SCO-03",
  team: "partner" as const,
  needed: "48",
  talon: 1,
  calls: true,
  declarer_leads: false,
  open_play: false,
  bonuses: [],
  announced: {},
};
const HUNGARIAN: Game = {
  ...GAME,
  key: "illustrated",
  family: "hungarian",
  hand: 9,
  options: [honours("high_only")],
  contracts: ["three", "two", "one", "solo"].map((id, i) => ({
    ...CONTRACT,
    id,
    value: i + 1,
    announced: { double: 4 * (i + 1) },
  })),
  bonuses: [
    ...["trula", "kings", "xxi_catch"].map((id) => bonus(id, 2, false)),
    bonus("double", 4, true),
    bonus("pagat_ultimo", 10, false, hard(32, 9)),
    ...KINGS.map((suit, i) => bonus(`king_ultimo_${suit}`, 15, false, hard(8 * i + 7, 9))),
    bonus("pagat_uhu", 20, false, hard(32, 8)),
    ...KINGS.map((suit, i) => bonus(`king_uhu_${suit}`, 20, false, hard(8 * i + 7, 8))),
  ],
};

const bid = (contract: string): Action => ({ type: "bid", contract });
const PASS: Action = { type: "pass" };
const fact = (what: Fact["what"], seat: number, value: number, by: Action | null = null): Fact => ({
  what,
  seat,
  value,
  by,
});

describe("an invitation", () => {
  test("is explained before it is made", () => {
    const tells = [fact("cue", 3, 49, bid("one")), fact("yield", 3, 51, PASS)];
    const now = state(2, { due: 3, tells, legal: [PASS, bid("two"), bid("one")] });
    expect(wouldTell(en, HUNGARIAN, now, bid("one"))).toBe("promises the XVIII and a high honour");
    expect(wouldTell(en, HUNGARIAN, now, PASS)).toBe("promises the XX and a high honour");
    expect(wouldTell(en, HUNGARIAN, now, bid("two"))).toBe("");
    expect(wouldTell(hu, HUNGARIAN, now, bid("one"))).toBe("ígéri: a XVIII-as és egy nagyhonőr");
    expect(groups(en, HUNGARIAN, now)[0]?.choices.map(({ binds }) => Boolean(binds))).toEqual([false, true]);
  });

  test("promises what was agreed at the table (HU-PASK-03)", () => {
    const game = { ...HUNGARIAN, options: [honours("any")] };
    const now = state(2, { tells: [fact("cue", 3, 50, bid("two"))] });
    expect(wouldTell(en, game, now, bid("two"))).toBe("promises the XIX and an honour");
  });

  test("is explained when it is made, and at the seat as long as it holds", () => {
    const log: [number, Action][] = [
      [0, bid("two")],
      [1, PASS],
      [2, bid("one")],
      [3, PASS],
      [0, PASS],
      [0, PASS],
    ];
    const now = state(7, { log, facts: [fact("cue", 0, 50, bid("two")), fact("yield", 1, 51, PASS)] });
    expect(chronicle(en, HUNGARIAN, now).slice(1, 5)).toEqual([
      "Ana bids two.",
      "With this, Ana promises the XIX and a high honour.",
      "Bine passes.",
      "With this, Bine promises the XX and a high honour.",
    ]);
    expect(chronicle(en, HUNGARIAN, now)).toHaveLength(9);
    expect(factsOf(en, HUNGARIAN, now, 0)).toEqual(["promised: the XIX and a high honour"]);
    expect(lastFacts(en, HUNGARIAN, now)).toEqual([]);
  });
});

test("how many tarokks were laid away stands at the seat (HU-DISC-07)", () => {
  const now = state(9, { facts: [fact("taroks_laid", 0, 0), fact("taroks_laid", 1, 2)] });
  expect([0, 1].map((seat) => factsOf(en, HUNGARIAN, now, seat))).toEqual([[], ["discarded 2 tarokks"]]);
});

describe("many announcements", () => {
  const legal: Action[] = HUNGARIAN.bonuses.map(({ id }) => ({ type: "announce", bonus: id }));
  const kontra: Action = { type: "kontra", what: "game", seat: 0 };
  const stakes = [{ what: "game", seat: 0, doubled: 0 }];
  const now = state(9, { phase: "announcements", contract: "one", declarer: 0, stakes, legal: [...legal, kontra] });
  const found = groups(en, HUNGARIAN, now);

  test("stand by the trick they are aimed at, kontras apart", () => {
    expect(found.map(({ title, choices }) => [title, choices.length])).toEqual([
      ["Double", 1],
      ["Announce", 4],
      ["Penultimate trick (8)", 5],
      ["Last trick (9)", 5],
    ]);
  });

  test("say what they are worth in this game, and what they bind", () => {
    const all = found.flatMap(({ choices }) => choices);
    const named = (name: string): string[] =>
      all.filter((choice) => choice.name === name).flatMap(({ value, binds }) => [value, binds]);
    expect(named("double game")[0]).toBe("+12");
    expect(named("pagátultimó")).toEqual(["+10", "Commits your side to play I in trick 9."]);
  });
});

test("cards that are bound say why they stay", () => {
  const refused: Refusal[] = [50, 21].map((card, i) => ({
    action: { type: "lay", card },
    why: ["promised_card", "worth_five"][i] ?? "",
    clause: "",
  }));
  expect(heldBack(en, HUNGARIAN, state(5, { refused }).view, "lay")).toEqual([
    "XIX: promised in the auction, so keep it.",
  ]);
});

describe("where the players pay one another", () => {
  const line: Line = {
    what: "eagle_pheasant",
    clause: "HU-HIGH-02",
    points: 10,
    deltas: [10, -10, 10, -10],
    factors: [],
    side: 0,
    announced: false,
    pot: 0,
  };
  const result = { ...RESULT, contract: "three", declarer: 3, partner: 1, points: [47], made: false, doubled: 0 };
  const over = { laid: [], won: [], hands: [], talon: [], partner: 1, result, lines: [line] };

  test("a line has no sign of its own", () => expect(item(en, line).points).toBe("10"));
  test("what a side pays for is not what it made", () => {
    expect(margin(en, state(60, { ended: "played", over }))).toBe("The declarer’s side missed eagle pheasant.");
  });
});
