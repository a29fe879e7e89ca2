import { describe, expect, test } from "vitest";
import type { Action, Seat } from "../src/protocol";
import { lastSaid, phaseOf, playsOpenly } from "../src/telling/view";
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
  const now = state(4, { phase: "auction", log }, { phases });

  test("says in which phase each action was done", () => {
    expect([0, 1, 2, 3, 4].map((i) => phaseOf(now, i))).toEqual(["dealing", "dealing", "auction", "auction", ""]);
  });

  test("tells a pass at the cut from one in the auction", () => {
    expect([0, 1, 2].map((seat) => lastSaid(now, seat)?.type)).toEqual(["pass", undefined, "bid"]);
    const cut = state(2, { phase: "auction", log: log.slice(0, 2) }, { phases: phases.slice(0, 1) });
    expect(lastSaid(cut, 2)).toBeNull();
  });
});

test("cards stay in front of their players where the contract says so", () => {
  const [two, solo] = GAME.contracts;
  const game = { ...GAME, contracts: [two!, { ...solo!, id: "beggar", open_play: true }] };
  const plays = (contract: string | null): boolean => playsOpenly(game, state(1, { contract }).view);
  expect(["two", "beggar", null].map(plays)).toEqual([false, true, false]);
});
