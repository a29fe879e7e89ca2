/** What a seat's decisions cost trick by trick: the cells of the strip. */

import type { Finding, Judged, Seat, Summary } from "../protocol";

/** Nothing, a little, much, most; or it is not judged: not yet, or there was nothing to decide. */
export type Level = 0 | 1 | 2 | 3;

export interface TrickCell {
  /** Which trick; 0: before the cards. */
  trick: number;
  /** What the seat did there, to step to it. */
  number: number | null;
  /** Null: no choice, or none that could be judged. */
  level: Level | null;
  amount: number;
}

/** From which share of what the deal paid on a cost is much, or most of it. */
const MUCH = 0.1;
const MOST = 0.5;

/** What a decision surely cost: 0 if it is not sure. */
export const sureCost = ({ cost, margin, amount }: Judged): number => (cost > margin ? (amount ?? cost) : 0);

/** How much a cost is, compared with the largest payment of the deal. */
export function levelOf(amount: number, stake: number): Level {
  if (amount <= 0) return 0;
  const share = amount / Math.max(stake, 1);
  if (share >= MOST) return 3;
  return share >= MUCH ? 2 : 1;
}

/** The cells of a seat: before the cards, and each trick in which it played; `played` are the numbers of its cards. */
export function cells(found: readonly Finding[], seat: Seat, played: readonly number[], stake: number): TrickCell[] {
  const own = found.filter((each): each is Judged => each.type === "judged" && each.seat === seat && each.worlds > 0);
  const words = own.filter(({ trick }) => trick === 0);
  const dear = [...words].sort((one, other) => sureCost(other) - sureCost(one))[0];
  const total = words.reduce((sum, each) => sum + sureCost(each), 0);
  const before = dear && { trick: 0, number: dear.number, level: levelOf(total, stake), amount: total };
  const tricks = played.map((number, i): TrickCell => {
    const judged = own.find((each) => each.number === number);
    const amount = judged ? sureCost(judged) : 0;
    return { trick: i + 1, number, level: judged ? levelOf(amount, stake) : null, amount };
  });
  return before ? [before, ...tricks] : tricks;
}

/** The costliest decision of a seat, or of all, if that has none. */
export function costliest(found: readonly Finding[], seat: Seat): Judged | null {
  const sure = found.filter((each): each is Judged => each.type === "judged" && sureCost(each) > 0);
  const own = sure.filter((each) => each.seat === seat);
  return [...(own.length ? own : sure)].sort((one, other) => sureCost(other) - sureCost(one))[0] ?? null;
}

/** In how many worlds the decisions were looked at: the fewest and the most. */
export function worldsOf(found: readonly Finding[]): { least: number; most: number } | null {
  const worlds = found.flatMap((each) => (each.type === "judged" && each.worlds ? [each.worlds] : []));
  return worlds.length ? { least: Math.min(...worlds), most: Math.max(...worlds) } : null;
}

/** What the deal paid each seat; null: a report from before that was told. */
export const paidBy = (summary: Summary): number[] | null =>
  summary.standings.every(({ paid }) => typeof paid === "number")
    ? summary.standings.map(({ paid }) => paid ?? 0)
    : null;
