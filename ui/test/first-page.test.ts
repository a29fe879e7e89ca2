/** Which lesson a reader is led to, and how much there is to learn of a game. */

import { expect, it } from "vitest";
import { level } from "../src/lobby/game-tiles";
import { learnPath, progressOf, proposed } from "../src/lobby/next-lesson";
import type { LessonInfo } from "../src/protocol";
import type { BonusInfo, ContractInfo } from "../src/schema";

const lesson = (name: string, family: string, than = ""): LessonInfo => ({
  name,
  family,
  game: family,
  steps: 3,
  than,
});
const ALL = [
  lesson("slovenian-bidding", "slovenian"),
  lesson("three-minutes", "slovenian"),
  lesson("slovenian-talon", "slovenian"),
  lesson("romanian-bidding", "romanian"),
];
const over = (...names: string[]) =>
  progressOf(JSON.stringify(Object.fromEntries(names.map((name) => [name, { did: [], over: true }]))));

it("leads newcomers to the first lesson of their family, and to the list where there is none", () => {
  expect(learnPath("slovenian", ALL, over())).toBe("/learn/three-minutes");
  expect(learnPath("slovenian", ALL, over("three-minutes"))).toBe("/learn");
  expect(learnPath("romanian", ALL, over())).toBe("/learn");
  expect(learnPath("slovenian", [], over())).toBe("/learn");
});

it("proposes the lesson that the page of lessons does, with the reader's country first", () => {
  expect(proposed("en", ALL, over())?.name).toBe("three-minutes");
  expect(proposed("en", ALL, over("three-minutes"))?.name).toBe("slovenian-bidding");
  expect(proposed("ro", ALL, over("three-minutes"))?.name).toBe("romanian-bidding");
  expect(proposed("ro", ALL, over(...ALL.map(({ name }) => name)))).toBeNull();
});

const CONTRACT: ContractInfo = { id: "three", value: 10, clause: "SL-CON-01" } as ContractInfo;
const BONUS: BonusInfo = { id: "trula", silent: 10, announced: 20, clause: "SL-BON-01" } as BonusInfo;

it("calls a game harder, the more contracts and bonuses it has", () => {
  const named = (contracts: number, bonuses: number) =>
    level({
      contracts: Array.from({ length: contracts }, () => CONTRACT),
      bonuses: Array.from({ length: bonuses }, () => BONUS),
    });
  expect([named(5, 4), named(13, 4), named(13, 5), named(4, 19), named(4, 20)]).toEqual([1, 1, 2, 2, 3]);
});
