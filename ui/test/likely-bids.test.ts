/** Which bids are offered large, and which wait behind *more*. */

import { expect, test } from "vitest";
import { groups, type Choice } from "../src/table/prompts/action-groups";
import { offered, type Offered } from "../src/table/prompts/likely-bids";
import { rows } from "../src/table/prompts/announcement-rows";
import { translator } from "../src/i18n/fluent";
import type { Action, Contract, Game, Refusal } from "../src/protocol";
import { GAME, state } from "./states";

const en = await translator("en", "slovenian");
const hu = await translator("hu", "hungarian");

const POINTS = ["three", "two", "one", "solo_three", "solo_two", "solo_one", "solo_without"];
const ORDER = [...POINTS.slice(0, 6), "beggar", "solo_without", "open_beggar", "valat_without"];
const GAME_OF_ALL: Game = {
  ...GAME,
  contracts: ORDER.map((id): Contract => ({
    ...(GAME.contracts[0] as Contract),
    id,
    needed: POINTS.includes(id) ? "36" : null,
  })),
};

function split(type: "bid" | "choose", legal: string[], barred: string[] = []): Offered {
  const refused = barred.map((contract): Refusal => ({ action: { type: "bid", contract }, why: "low", clause: "" }));
  const whole = state(1, { phase: "auction", legal: legal.map((contract): Action => ({ type, contract })), refused });
  const choices = groups(en, GAME_OF_ALL, whole).flatMap((group) => group.choices);
  return offered(GAME_OF_ALL, whole.view, choices);
}
const ids = (choices: readonly Choice[]): string[] =>
  choices.map(({ action }) => ("contract" in action ? action.contract : ""));

test("the three lowest bids are offered large, the others wait in their order", () => {
  const { likely, rare, folded } = split("bid", ORDER.slice(1));
  expect(ids(likely)).toEqual(["two", "one", "solo_three"]);
  expect(ids(rare)).toEqual(ORDER.slice(4));
  expect(folded).toBe(true);
});

test("a contract without card points is rare, unless it is the lowest bid", () => {
  expect(ids(split("bid", ORDER.slice(4)).likely)).toEqual(["solo_two", "solo_one", "solo_without"]);
  expect(ids(split("bid", ORDER.slice(6)).likely)).toEqual(["beggar", "solo_without"]);
});

test("a single other bid needs no button to be opened by", () => {
  const { likely, rare, folded } = split("bid", ["three", "two", "one", "beggar"], ["solo_two", "solo_one"]);
  expect(ids(likely)).toEqual(["three", "two", "one", "beggar"]);
  expect([rare, folded]).toEqual([[], false]);
});

test("what was bid is kept as a rule: a raise is rare", () => {
  const { likely, rare, folded } = split("choose", ["solo_three", "valat_without"]);
  expect([ids(likely), ids(rare), folded]).toEqual([["solo_three"], ["valat_without"], false]);
  expect(split("choose", ORDER.slice(1)).folded).toBe(true);
});

test("announcements that differ by their suit alone stand in one row", () => {
  const chip = (bonus: string): Choice => ({
    action: { type: "announce", bonus },
    name: bonus,
    value: "+15",
    about: "",
    binds: "",
  });
  const choices = ["trula", "king_ultimo_hearts", "king_ultimo_spades", "king_hearts_small_bird"].map(chip);
  const found = rows(hu, choices);
  expect(found.map((row) => ("chips" in row ? row.name : row.choice.name))).toEqual([
    "trula",
    "király-ultimó",
    "király-kismadár",
  ]);
  expect(found.map((row) => ("chips" in row ? row.chips.map(({ sign }) => sign).join("") : ""))).toEqual([
    "",
    "♥♠",
    "♥",
  ]);
  expect(rows(en, choices)).toHaveLength(4);
});
