import { expect, test } from "vitest";
import { shelf } from "../src/navigation/rule-book.svelte";
import type { Game } from "../src/protocol";

const game = (clause: string): Game => ({ contracts: [{ clause }] }) as Game;

test("a clause opens its own book, there", () => {
  shelf.read("HU-BON-18");
  expect([shelf.open, shelf.family, shelf.clause]).toEqual([true, "HU", "HU-BON-18"]);
});

test("a game opens its book, at the beginning", () => {
  shelf.read("SL-BID-03");
  shelf.browse(game("RO-CON-01"));
  expect([shelf.open, shelf.family, shelf.clause]).toEqual([true, "RO", null]);
});

test("before any game is known there is a book all the same", () => {
  shelf.browse(game("CZ-CON-01"));
  shelf.browse(null);
  expect([shelf.open, shelf.family]).toEqual([true, "SL"]);
});
