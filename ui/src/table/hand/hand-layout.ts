/** Where the cards of a hand lie. While it is played each keeps its place, so that none jumps under a finger. */

import type { Card, View } from "../../protocol";
import { isTarok, sorted, type Order } from "../../selectors/card-numbers";
import { playedBy } from "../../selectors/table-view";

export interface CardPlace {
  card: Card;
  row: number;
  column: number;
  /** How many places its row has. */
  columns: number;
}

/** In two rows, no row has more places than this, so that each can be hit. */
const MOST = 8;
/** So few cards need one row only. */
const FEW = 6;

/** With which cards one came to the play; before it, what one holds. */
function came(view: View): readonly Card[] {
  return view.seat === null ? view.hand : [...view.hand, ...playedBy(view, view.seat)];
}

/** Taroks in one row, suits in the other; what is too many for a row goes to the other, and one kind alone is halved. */
function split(cards: readonly Card[]): Card[][] {
  const other = cards.findIndex((card) => isTarok(card) !== isTarok(cards[0] as Card));
  const middle = Math.ceil(cards.length / 2);
  const above = other < 0 ? middle : Math.max(cards.length - MOST, Math.min(other, Math.max(MOST, middle)));
  return [cards.slice(0, above), cards.slice(above)];
}

/** Of a hand that is played: how many rows it began with, and where each card that is left lies. */
export interface HandLayout {
  rows: number;
  cards: CardPlace[];
}

/** A row that is empty is given up: the other lies below, next to the player who holds the cards. */
export function places(view: View, upright: boolean, order?: Order): HandLayout {
  const all = sorted(came(view), order);
  const hand = new Set(view.hand);
  const rows = upright && all.length > FEW ? split(all) : [all];
  const left = rows.filter((row) => row.some((card) => hand.has(card)));
  const first = rows.length - left.length;
  const cards = left.flatMap((row, i) =>
    row.flatMap((card, column) => (hand.has(card) ? [{ card, row: first + i, column, columns: row.length }] : [])),
  );
  return { rows: rows.length, cards };
}

/** The nearest card of the row above or below; the same one, if there is none. */
export function beyond({ cards }: HandLayout, at: number, step: -1 | 1): number {
  const from = cards[at];
  if (!from) return at;
  const middle = (each: CardPlace): number => (each.column + 0.5) / each.columns;
  const others = cards.filter(({ row }) => row === from.row + step);
  const nearest = others.sort((a, b) => Math.abs(middle(a) - middle(from)) - Math.abs(middle(b) - middle(from)))[0];
  return nearest ? cards.indexOf(nearest) : at;
}
