import { expect, test } from "vitest";
import { ruleBook } from "../src/navigation/rule-book.svelte";
import type { Game } from "../src/protocol";

const game = (clause: string): Game => ({ contracts: [{ clause }] }) as Game;

test("a clause opens its own book, there", () => {
  ruleBook.read("HU-BON-18");
  expect([ruleBook.open, ruleBook.family, ruleBook.clause]).toEqual([true, "HU", "HU-BON-18"]);
});

test("a game opens its book, at the beginning", () => {
  ruleBook.read("SL-BID-03");
  ruleBook.browse(game("RO-CON-01"), "hu");
  expect([ruleBook.open, ruleBook.family, ruleBook.clause]).toEqual([true, "RO", null]);
});

test("before any game is known there is a book all the same", () => {
  ruleBook.browse(game("CZ-CON-01"), "en");
  ruleBook.browse(null, "en");
  expect([ruleBook.open, ruleBook.family]).toEqual([true, "SL"]);
  ruleBook.browse(null, "hu");
  expect(ruleBook.family).toBe("HU");
});
