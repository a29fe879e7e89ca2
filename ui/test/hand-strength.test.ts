/** The strip of the auction: every figure here was added up by hand from the weights of docs/bots.md. */

import { describe, expect, test } from "vitest";
import { partOfScale, placeOnScale, strength } from "../src/table/prompts/hand-strength";
import { GAME } from "./states";

const hand = (faces: string): number[] => faces.split(" ").map((face) => GAME.faces.indexOf(face));

/** Taroks 3.5 + 3.6 + 1.9 + 1.6; king and queen 2.3; a single card 0.5; a void 1; a queen 0.5. */
const STRONG = hand("Š XXI XIX I ♥K ♥Q ♥4 ♦2 ♣Q ♣7 ♣8 ♣9");
/** Two taroks 2; a bare king 1.8; a bare queen counts as a single card, 0.5. */
const WEAK = hand("II III ♥K ♦Q ♠7 ♠8 ♠9 ♠10 ♣J ♣7 ♣8 ♣9");
/** Ten ordinary taroks 10; two single cards 1; two voids 2. */
const FAIR = hand("II III IIII V VI VII VIII IX X XI ♥4 ♦4");

describe("the strength of a hand", () => {
  test.each([
    [STRONG, 14.9],
    [WEAK, 4.3],
    [FAIR, 13],
  ])("is what its cards and suits add up to", (cards, power) => {
    expect(strength(cards)).toBeCloseTo(power);
  });

  test.each([
    [STRONG, 85, "strong"], // 40 + 40 × (14.9 − 10.02) / (14.32 − 10.02)
    [WEAK, 17, "weak"], // 40 × 4.3 / 10.02
    [FAIR, 68, "fair"], // 40 + 40 × (13 − 10.02) / 4.3
  ])("has its place between the marks of the game", (cards, place, part) => {
    expect(placeOnScale("slovenian", cards)).toBe(place);
    expect(partOfScale(place)).toBe(part);
  });

  test("is judged by the marks of each game", () => {
    expect(placeOnScale("slovenian_3", FAIR)).toBe(38); // 40 × 13 / 13.78
    expect(placeOnScale("illustrated", FAIR)).toBe(69); // 40 + 40 × (13 − 9) / 5.5
    expect(placeOnScale("klondike", FAIR)).toBeNull();
  });

  test("ends at the end of the scale", () => {
    expect(placeOnScale("slovenian", hand("Š XXI XX XIX XVIII XVII XVI XV XIV XIII XII I"))).toBe(100);
  });
});
