import { describe, expect, test } from "vitest";
import type { Action, Seat } from "../src/protocol";
import { isEnding, lastSaid, phaseOf, playsOpenly } from "../src/selectors/table-view";
import { GAME, state } from "./states";

const PASS: Action = { type: "pass" };

describe("the log", () => {
  const log: [Seat, Action][] = [
    [2, { type: "cut", at: 27 }],
    [2, PASS],
    [0, PASS],
    [2, { type: "bid", contract: "two" }],
  ];
  const phases: [string, number][] = [
    ["dealing", 2],
    ["auction", 2],
  ];
  const now = state(4, { phase: "auction", log }, { phases, asked: 2 });

  test("says in which phase each action was done", () => {
    expect([0, 1, 2, 3, 4].map((i) => phaseOf(now, i))).toEqual(["dealing", "dealing", "auction", "auction", ""]);
  });

  test("tells a pass at the cut from one in the auction", () => {
    expect([0, 1, 2].map((seat) => lastSaid(now, seat)?.type)).toEqual(["pass", undefined, "bid"]);
    const cut = state(2, { phase: "auction", log: log.slice(0, 2) }, { phases: phases.slice(0, 1), asked: 2 });
    expect(lastSaid(cut, 2)).toBeNull();
  });
});

test("cards stay in front of their players where the contract says so", () => {
  const [two, solo] = GAME.contracts;
  const game = { ...GAME, contracts: [two!, { ...solo!, id: "beggar", open_play: true }] };
  const plays = (contract: string | null): boolean => playsOpenly(game, state(1, { contract }).view);
  expect(["two", "beggar", null].map(plays)).toEqual([false, true, false]);
});

test("a session comes to its end in every family until it is over", () => {
  const { sheet } = state(1).table;
  const marked = (marks: Record<string, number[]>, over = false): boolean => isEnding({ ...sheet, marks, over });
  expect(marked({})).toBe(false);
  expect(marked({ skis_round: [0], last_dealer: [3] })).toBe(true);
  expect(marked({ skis_round: [0], deals_left: [5] })).toBe(true);
  expect(marked({ stopping: [1] })).toBe(true);
  expect(marked({ deals_left: [0] }, true)).toBe(false);
});
