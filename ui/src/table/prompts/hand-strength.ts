/**
 * What the player's own hand is worth to a declarer, as the fast bot values it before it bids (tarok.bots.strength):
 * in ordinary taroks. No other card enters it.
 *
 * The scale has two marks for each game, in hand-weights.json: the strength from which the fast bot makes the lowest bid,
 * and the one from which it bids to play alone; where every declarer plays alone, the dearest game with talon cards. They
 * lie at 40 and at 80 of 100. tests/bots/test_hand_weights.py compares the file with the bot.
 */

import type { Card } from "../../protocol";
import { courtOf, isTarok, SUITS, suitOf } from "../../selectors/card-numbers";
import weights from "./hand-weights.json";

/** Where the marks lie on the scale. */
export const BID = 40;
export const ALONE = 80;
const MOST = 100;

const ranks: Partial<Record<string, number>> = weights.ranks;
const marks: Partial<Record<string, number[]>> = weights.marks;

function ofSuit(cards: readonly Card[]): number {
  if (!cards.length) return weights.void;
  const courts = cards.map(courtOf);
  const king = courts.includes("king");
  const queen = courts.includes("queen") && cards.length > 1;
  const single = cards.length === 1 && !king;
  return (king ? weights.king : 0) + (queen ? weights.queen : 0) + (single ? weights.single : 0);
}

/** What a hand is worth, in ordinary taroks. */
export function strength(hand: readonly Card[]): number {
  const taroks = hand.filter(isTarok);
  const suits = SUITS.filter((suit) => suit !== "taroks").map((suit) => hand.filter((card) => suitOf(card) === suit));
  return [...suits.map(ofSuit), ...taroks.map((card) => weights.tarok + (ranks[card] ?? 0))].reduce((a, b) => a + b, 0);
}

/** Where a hand stands on the scale from 0 to 100 of a game; null for a game that the fast bot does not know. */
export function placeOnScale(key: string, hand: readonly Card[]): number | null {
  const [bid, alone] = marks[key] ?? [];
  if (bid === undefined || alone === undefined) return null;
  const power = strength(hand);
  const place = power < bid ? (BID * power) / bid : BID + ((ALONE - BID) * (power - bid)) / (alone - bid);
  return Math.round(Math.min(place, MOST));
}

/** In which part of the scale that is. */
export const partOfScale = (place: number): "weak" | "fair" | "strong" =>
  place < BID ? "weak" : place < ALONE ? "fair" : "strong";
