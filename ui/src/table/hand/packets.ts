/** How a hand is dealt: in packets, as the books say; which card came in which is not shown to any player. */

import type { Card, View } from "../../protocol";

/**
 * The packets that a hand comes in: two rounds, the larger first (SL-DEAL-02, SL-3P-01, RO-DEAL-03, HU-DEAL-01,
 * CZ-DEAL-03); after a knock whole hands lie ready.
 */
export function packetsOf({ hand, log }: Pick<View, "hand" | "log">): number[] {
  if (log.some(([, { type }]) => type === "knock")) return [hand.length];
  return [Math.ceil(hand.length / 2), Math.floor(hand.length / 2)].filter(Boolean);
}

/** Whether the hand has come only now: none was there before, or that of another deal, and nothing is played yet. */
export function isNew(before: { deal: number; cards: number } | null, deal: number, view: View): boolean {
  if (!view.hand.length || view.tricks.length || view.table.length || view.ended) return false;
  return !before || before.cards === 0 || before.deal !== deal;
}

/** In which packet each card seems to come: mixed, so that either packet fills gaps of the sorted hand. */
export function shownIn(view: Pick<View, "hand" | "log">): Map<Card, number> {
  const [first = 0] = packetsOf(view);
  const MIX = 29; // no divisor of it but 1 divides 54
  const mixed = [...view.hand].sort((a, b) => ((a * MIX) % 54) - ((b * MIX) % 54));
  return new Map(mixed.map((card, i) => [card, Number(i >= first)]));
}
