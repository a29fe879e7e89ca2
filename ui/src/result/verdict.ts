/** What a deal meant for the reader, in one sentence that follows from who gained and who lost in it. */

import type { Open, Seat, TableState } from "../protocol";
import { placeOf } from "../selectors/table-view";
import { booked } from "../wording/outcome";

export interface DealVerdict {
  /** Whether the reader's side has won the game; null where there are no sides, or one looks on. */
  won: boolean | null;
  /** The message that comes first, where the outcome of the contract is not enough. */
  headline: string | null;
  /** The message that says who is paid, and why the own number is what it is. */
  note: string | null;
}

const NOTHING: DealVerdict = { won: null, headline: null, note: null };

/** Who gains and who loses, by sides. */
interface Deltas {
  own: number;
  declarers: readonly number[];
  defenders: readonly number[];
}

const all = (deltas: readonly number[], sign: -1 | 0 | 1): boolean =>
  deltas.length > 0 && deltas.every((delta) => Math.sign(delta) === sign);

export function verdict(state: TableState): DealVerdict {
  const { view } = state;
  const over = view.over;
  if (!over?.result.contract || view.seat === null) return NOTHING;
  if (over.result.declarer === null) return { ...NOTHING, note: extreme(over, view.seat) };
  if (over.result.made === null) return NOTHING;
  const team = [over.result.declarer, over.result.partner];
  const deltas = booked(state)?.deltas ?? [];
  const of = (seat: Seat): number => deltas[placeOf(state.table, seat)] ?? 0;
  const seats = view.held.map((_, seat) => seat);
  const sums: Deltas = {
    own: of(view.seat),
    declarers: seats.filter((seat) => team.includes(seat)).map(of),
    defenders: seats.filter((seat) => !team.includes(seat)).map(of),
  };
  return team.includes(view.seat) ? declared(over.result.made, sums) : defended(!over.result.made, sums);
}

/** The declarer's side reads first how its contract came out. */
function declared(won: boolean, { own, declarers, defenders }: Deltas): DealVerdict {
  const told = (note: string | null): DealVerdict => ({ won, headline: null, note });
  if (won && own < 0) return told("verdict-won-but");
  if (!won && own > 0) return told("verdict-lost-but");
  if (all(defenders, 0)) return told(all(declarers, 0) ? null : "verdict-only-declarers");
  if (all(declarers, 1) && all(defenders, -1)) return told("verdict-defenders-pay");
  if (all(declarers, -1) && all(defenders, 1)) return told("verdict-defenders-paid");
  return told(null);
}

/** A defender reads first that they won or lost, and why that is worth what it is. */
function defended(won: boolean, { own, declarers, defenders }: Deltas): DealVerdict {
  const told = (how: string): DealVerdict => ({ won, headline: `verdict-${won ? "won" : "lost"}${how}`, note: null });
  if (won ? own < 0 : own > 0) return told("-but");
  if (all(defenders, 0) && all(declarers, won ? -1 : 1)) return told("-unpaid");
  if (own !== 0 && all(declarers, won ? -1 : 1)) return told("-paid");
  return told("");
}

/** Where all play alone: whether no player took more card points, or none fewer. */
function extreme({ result: { points } }: Open, seat: Seat): string | null {
  const own = points[seat];
  if (points.length < 2 || own === undefined || points.every((each) => each === own)) return null;
  if (own === Math.max(...points)) return "verdict-most";
  return own === Math.min(...points) ? "verdict-fewest" : null;
}
