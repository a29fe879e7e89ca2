import { describe, expect, test } from "vitest";
import { describe as inWords } from "../src/table/screen-reader/table-description";
import { contractSentence } from "../src/wording/contract";
import { translator } from "../src/i18n/fluent";
import { account, margin } from "../src/wording/outcome";
import type { TableState, View } from "../src/protocol";
import { GAME, line, OVER, state } from "./states";

const en = await translator("en", "slovenian");
const sl = await translator("sl", "slovenian");

/** A deal that is over, with the count of the own side. */
function counted(view: Partial<View>, points: number, needed: number): TableState {
  const over = state(60, { sides: [1, 1, 1, 0], ...view });
  return { ...over, table: { ...over.table, tally: { points, needed } } };
}

describe("the margin", () => {
  test("says by how much, and what else was won and lost", () => {
    const lines = [
      line("contract", -20, [-20, 0, 0, -20], 0),
      line("trula", -10, [-10, 0, 0, -10], 1),
      line("mond", -20, [0, 0, 0, -20], null),
    ];
    const now = counted({ ended: "played", over: { ...OVER, lines } }, 33, 36);
    expect(margin(en, now)).toBe("3 points short. The defenders made trula. You lost the mond.");
    expect(margin(sl, now)).toBe("Zmanjkale so 3 točke. Nasprotna stran naredi trulo. Izgubiš monda.");
  });

  test("is exact with 36 points", () => {
    const result = { ...OVER.result, points: [36], made: true };
    expect(margin(en, counted({ over: { ...OVER, result } }, 36, 36))).toBe("Exactly enough.");
  });

  test("rests on what is needed at this table", () => {
    const result = { ...OVER.result, points: [36], made: false };
    expect(margin(en, counted({ over: { ...OVER, result } }, 36, 40))).toBe("4 points short.");
  });

  test("is told to a defender by his own count", () => {
    const sides = [0, 1, 1, 1]; // seat 0 plays alone
    const alone = { ...OVER.result, declarer: 0, partner: null };
    const lost = { ...alone, points: [33], made: false }; // the others have 37 of the 70, and needed 35
    expect(margin(en, counted({ over: { ...OVER, result: lost }, sides }, 37, 35))).toBe("3 points short.");
    const won = { ...alone, points: [40], made: true };
    expect(margin(en, counted({ over: { ...OVER, result: won }, sides }, 30, 35))).toBe("4 more than needed.");
  });
});

describe("today's contract", () => {
  test("is told in one sentence", () => {
    const now = state(9, { contract: "two", declarer: 3 });
    expect(contractSentence(en, GAME, now)).toContain("You play two, worth 20 and the difference");
    expect(contractSentence(en, GAME, state(2))).toContain("The highest bidder becomes the declarer");
  });
});

describe("the table in words", () => {
  test("says what an eye sees at one glance", () => {
    const now = state(9, {
      phase: "trick",
      contract: "two",
      declarer: 3,
      called: 7,
      sides: [null, 1, null, 0],
      held: [1, 1, 1, 2],
      hand: [0, 40],
      table: [7],
      leader: 2,
      due: 3,
      legal: [{ type: "play", card: 0 }],
    });
    expect(inWords(en, GAME, now, now.view.tricks).slice(1)).toEqual([
      "Called: king of hearts.",
      "Ana: 1 card, 0 tricks.",
      "Bine: 1 card, 0 tricks, defender.",
      "Cvetka: 1 card, 0 tricks.",
      "You: 2 cards, 0 tricks, declarer.",
      "On the table: Cvetka: king of hearts.",
      "Your cards: tarok IX, 4 of hearts.",
      "You may play: 4 of hearts.",
    ]);
  });
});

describe("the difference", () => {
  const reason = (points: number, paid: number, card_points = 70): string | undefined =>
    account(en, [line("difference", paid, [paid, 0, 0, paid], 0)], {
      game: { ...GAME, card_points },
      over: { ...OVER, result: { ...OVER.result, points: [points] } },
    })[0]?.reason;

  test("is one sum that can be followed (SL-CNT-04)", () => {
    expect(reason(39, 5)).toBe("39 − 35 = 4, rounded to 5");
    expect(reason(31, -5)).toBe("35 − 31 = 4, rounded to 5");
    expect(reason(45, 10)).toBe("45 − 35 = 10");
    expect(reason(45, 5, 80)).toBe("45 − 40 = 5");
  });

  test("is not told a second time by the margin", () => {
    const result = { ...OVER.result, points: [39], made: true };
    const lines = [line("difference", 5, [5, 0, 0, 5], 0)];
    expect(margin(en, counted({ over: { ...OVER, result, lines } }, 39, 36))).toBe("");
  });
});
