/** Questions that several parts of the page ask a state. They read; they know no rules. */

import { HIDDEN } from "../protocol";
import type {
  Action,
  ActionOf,
  Card,
  Carry,
  Game,
  PlaceNumber,
  Refusal,
  Seat,
  Sheet,
  TableState,
  Table,
  Trick,
  View,
} from "../protocol";

/** An action as text that is the same whenever the action is the same. */
export const key = (action: Action): string => JSON.stringify(Object.entries(action).sort());

export type ActionType = Action["type"];

export function legalOf<T extends ActionType>(view: View, type: T): ActionOf<T>[] {
  return view.legal.filter((action) => action.type === type) as ActionOf<T>[];
}

/** Everything of a type that comes into question: what is legal, and what a rule holds back. */
export function considered<T extends ActionType>(view: View, type: T): ActionOf<T>[] {
  const refused = view.refused.map((refusal) => refusal.action).filter((action) => action.type === type);
  return [...legalOf(view, type), ...(refused as ActionOf<T>[])];
}

export const isLegal = (view: View, action: Action): boolean => view.legal.some((legal) => key(legal) === key(action));

export const whyNot = (view: View, action: Action): Refusal | undefined =>
  view.refused.find((refusal) => key(refusal.action) === key(action));

export const myTurn = (view: View): boolean => view.due !== null && view.due === view.seat;

/** The place of a person who has none. */
export const NOBODY = -1;
export const placeOf = (table: Table, seat: Seat): PlaceNumber => table.seats[seat] ?? seat;

/** Whether this is the last deal of the session: its dealer is the one that was noted in the škis round. */
export const isLast = (carry: Carry): boolean => carry.marks.last_dealer?.[0] === carry.dealer + 1;

/** Marks of a sheet that say that the session is coming to its end. */
const ENDING = ["skis_round", "last_dealer", "deals_left", "stopping"];
/** Whether a player has asked for the end of the session, and it is not over yet. */
export const isEnding = ({ marks, over }: Sheet): boolean => !over && ENDING.some((mark) => marks[mark]?.[0]);

/** Who sits where, seen from one's own chair: the play goes on to the right. */
export type Position = "bottom" | "right" | "top" | "left";
const FOUR: readonly Position[] = ["bottom", "right", "top", "left"];
const THREE: readonly Position[] = ["bottom", "right", "left"];

export function positionOf(view: View, seat: Seat): Position {
  const seats = view.held.length;
  const own = view.seat ?? 0;
  const around = seats === THREE.length ? THREE : FOUR;
  return around[(((seat - own) % seats) + seats) % seats] as Position;
}

export const playerOf = (trick: { leader: Seat; cards: Card[] }, card: Card, seats: number): Seat =>
  (trick.leader + trick.cards.indexOf(card)) % seats;

export const wonBy = (tricks: readonly Trick[], seat: Seat): number =>
  tricks.filter((trick) => trick.winner === seat).length;

/** What a seat has played; where a trick is covered, the log still has the reader's own cards. */
export function playedBy(view: View, seat: Seat): Card[] {
  const tricks: { leader: Seat; cards: Card[] }[] = [...view.tricks, { leader: view.leader, cards: view.table }];
  const seats = view.held.length;
  const lies = tricks.flatMap((trick) => trick.cards.filter((card) => playerOf(trick, card, seats) === seat));
  const told = view.log.flatMap(([by, said]) =>
    by === seat && said.type === "play" && said.card !== HIDDEN ? [said.card] : [],
  );
  return [...new Set([...told, ...lies])];
}

/** What a seat has discarded face up. */
export const laidOpenly = ({ shown }: View, seat: Seat): Card[] =>
  shown.filter((show) => show.what === "laid" && show.seat === seat).flatMap(({ cards }) => cards);

/** Whether a trick may not be looked at any more: its cards are not told. */
export const isCovered = (trick: Trick): boolean => !trick.cards.length;

/** The last trick, if there is one that may be looked at. */
export const lastTrick = (view: View): Trick | undefined => view.tricks.slice(-1).find((trick) => !isCovered(trick));

/** Whether all played cards stay in front of their players. */
export const playsOpenly = (game: Game, view: View): boolean =>
  game.contracts.some(({ id, open_play }) => id === view.contract && open_play);

/** Whether a bid takes over, at its own level, the highest that was made before. */
export function holds(view: View, { contract }: ActionOf<"bid">, before = view.log.length): boolean {
  const bid = view.log.slice(0, before).findLast(([, action]) => action.type === "bid")?.[1];
  return bid?.type === "bid" && bid.contract === contract;
}

/** Whether the turn is a mere formality: all that came into question is a throw-in, and that is not allowed. */
export const nothingToSay = ({ legal, refused, phase }: View): boolean =>
  legal.length === 1 &&
  legal[0]?.type === "pass" &&
  !TALKS.has(phase) &&
  refused.every(({ action }) => action.type === "throwin");
/** In these even a pass says something. */
const TALKS = new Set(["auction", "announcements", "declarations", "bets", "challenges"]);

/** In which phase the action with this number was done. */
export function phaseOf({ table }: TableState, i: number): string {
  let end = 0;
  return table.phases.find(([, actions]) => (end += actions) > i)?.[0] ?? "";
}

/** The last thing each seat said to what is asked now; what it announced or doubled stays when it passes later. */
export function lastSaid(state: TableState, seat: Seat): Action | null {
  const { log, phase } = state.view;
  if (!TALKS.has(phase)) return null;
  const mine = log
    .slice(state.table.asked)
    .flatMap(([by, action]) => (by === seat && SPOKEN.has(action.type) ? [action] : []));
  const stands = phase !== "auction" ? mine.findLast((action) => action.type !== "pass") : undefined;
  return stands ?? mine.at(-1) ?? null;
}

const SPOKEN = new Set<ActionType>(["pass", "bid", "choose", "announce", "kontra"]);

/** Whether at a seat a bot decides that takes its time. */
export const thoughtful = ({ table }: TableState, seat: Seat): boolean =>
  ["thinker", "master"].includes(table.players[placeOf(table, seat)]?.kind ?? "");

/** The state of a deal with the people who played it: others may sit at their places since it is over. */
export function ofDeal(state: TableState): TableState {
  const { table } = state;
  if (!table.played) return state;
  // A person who sat down after the deal did not play it, so nothing of it is said of "you".
  const place = table.played[table.place]?.kind === "you" ? table.place : NOBODY;
  return { ...state, table: { ...table, players: table.played, place } };
}
