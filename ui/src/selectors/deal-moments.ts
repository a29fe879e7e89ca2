/** What a trick has brought that all at the table remember: an ultimo, a valat, a mond or a pagat that is lost. */

import type { Bonus, Card, Game, PlaceNumber, Seat, TableState, Trick, View } from "../protocol";
import { SKIS } from "./card-numbers";
import { lastTrick, ofDeal, placeOf, playerOf } from "./table-view";

const PAGAT = 32;
const MOND = 52;
const TRULA: readonly Card[] = [SKIS, MOND, PAGAT];
/** By the names that the families have for them. */
const TRULA_NAMES = ["trula", "trull"];
const PAGAT_NAMES = ["pagat_ultimo", "pagat"];
const KING_NAMES = ["king_ultimo"];
const VALAT_NAMES = ["valat"];

export type MomentKind = "valat" | "ultimo" | "mond" | "contract" | "trula" | "pagat" | "radl";
/** The heaviest is told first. */
const WEIGHT: readonly MomentKind[] = ["valat", "ultimo", "mond", "contract", "trula", "pagat", "radl"];

export interface DealMoment {
  kind: MomentKind;
  /** The bonus that it is about, if it is about one. */
  bonus: string | null;
  /** Whether it was made or saved by `seat`, or was lost by it. */
  won: boolean;
  /** Who has made it, or has lost it. */
  seat: Seat;
  cards: readonly Card[];
  /** For each seat whether it is good for it; null where that is not known. */
  moods: readonly (boolean | null)[];
}

/** What the last trick has brought, the heaviest first. */
export function momentsOf(game: Game, state: TableState): DealMoment[] {
  const { view } = state;
  const trick = lastTrick(view);
  if (!trick) return [];
  const found = [
    ...valat(game, view, trick),
    ...ultimos(game, view, trick),
    ...mond(view, trick),
    ...decided(game, view, trick),
    ...trula(game, view, trick),
    ...pagat(game, view, trick),
    ...radl(state),
  ];
  return found.sort((one, other) => WEIGHT.indexOf(one.kind) - WEIGHT.indexOf(other.kind));
}

/** A bonus of these names that the contract knows. */
function known({ contracts }: Game, { contract }: View, names: readonly string[]): string | undefined {
  const bonuses = contracts.find(({ id }) => id === contract)?.bonuses ?? [];
  return names.find((name) => bonuses.includes(name));
}

/** A moment of a side: that of `seat` gains by what is won, and loses by what is lost. */
function moment(
  view: View,
  kind: MomentKind,
  seat: Seat,
  { bonus = null, won = true, cards = [] }: Partial<Pick<DealMoment, "bonus" | "won" | "cards">>,
): DealMoment {
  const moods = view.held.map((_, other) => {
    if (other === seat) return won;
    const [own, its] = [view.sides[other], view.sides[seat]];
    return own == null || its == null ? null : (own === its) === won;
  });
  return { kind, bonus, won, seat, cards, moods };
}

/** Cards that are to win a certain trick, by what that is called; a called king only has to fall to its own side. */
interface Ultimo {
  bonus: string;
  card: Card;
  trick: number;
  kept: boolean;
}

function ultimosOf(game: Game, view: View): Ultimo[] {
  const [pagatName, kingName] = [known(game, view, PAGAT_NAMES), known(game, view, KING_NAMES)];
  const promised = game.bonuses
    .filter(({ id }) => known(game, view, [id]) && id !== pagatName)
    .flatMap((bonus) => promise(bonus));
  const last = game.hand;
  return [
    ...(pagatName ? [{ bonus: pagatName, card: PAGAT, trick: last, kept: false }] : []),
    ...(kingName && view.called !== null && view.called >= 0
      ? [{ bonus: kingName, card: view.called, trick: last, kept: true }]
      : []),
    ...promised,
  ];
}

/** The one card that a bonus promises for one trick (HU-BON-13). */
function promise({ id, promises }: Bonus): Ultimo[] {
  const [only, ...others] = promises;
  const [card] = only?.cards ?? [];
  const [trick] = only?.tricks ?? [];
  if (!only || others.length || only.soft || only.cards.length > 1 || only.tricks.length > 1) return [];
  return card === undefined || trick === undefined ? [] : [{ bonus: id, card, trick, kept: false }];
}

function ultimos(game: Game, view: View, trick: Trick): DealMoment[] {
  return ultimosOf(game, view).flatMap(({ bonus, card, trick: number, kept }) => {
    if (!trick.cards.includes(card)) return [];
    const seat = playerOf(trick, card, view.held.length);
    const promised = view.stakes.some(({ what, seat: by }) => what === bonus && together(view, by, seat));
    const silent = game.bonuses.find(({ id }) => id === bonus)?.silent ?? 1;
    const now = view.tricks.length;
    if (!promised && (silent === 0 || now !== number)) return [];
    if (now > number) return [];
    const won = now === number && (kept ? together(view, seat, trick.winner) : seat === trick.winner);
    // Whether a partner has taken the king is not known before all is.
    if (kept && !won && !apart(view, seat, trick.winner)) return [];
    return [moment(view, "ultimo", seat, { bonus, won, cards: [card] })];
  });
}

/** All tricks of one side, or the first that a side loses which has undertaken to win them all. */
function valat(game: Game, view: View, trick: Trick): DealMoment[] {
  const bonus = known(game, view, VALAT_NAMES);
  const contract = view.contract?.includes("valat") ? view.declarer : null;
  const said = view.stakes.find(({ what }) => VALAT_NAMES.includes(what))?.seat;
  const owes = contract ?? said ?? null;
  if (!bonus && owes === null) return [];
  const all = view.tricks.every(({ winner }) => together(view, winner, trick.winner));
  if (all && view.tricks.length === game.hand) return [moment(view, "valat", trick.winner, { bonus: "valat" })];
  if (owes === null || !apart(view, owes, trick.winner)) return [];
  const first = view.tricks.slice(0, -1).every(({ winner }) => together(view, winner, owes));
  return first ? [moment(view, "valat", owes, { bonus: "valat", won: false, cards: [taker(view, trick)] })] : [];
}

function mond(view: View, trick: Trick): DealMoment[] {
  if (!trick.cards.includes(MOND) || taker(view, trick) !== SKIS) return [];
  return [moment(view, "mond", playerOf(trick, MOND, view.held.length), { won: false, cards: [MOND] })];
}

/** A pagat that another side takes before the end, where it counts for something. */
function pagat(game: Game, view: View, trick: Trick): DealMoment[] {
  const counts = known(game, view, [...TRULA_NAMES, ...PAGAT_NAMES]);
  if (!counts || !trick.cards.includes(PAGAT)) return [];
  const seat = playerOf(trick, PAGAT, view.held.length);
  const told = ultimos(game, view, trick).some(({ cards }) => cards.includes(PAGAT));
  if (told || !apart(view, seat, trick.winner)) return [];
  return [moment(view, "pagat", seat, { won: false, cards: [PAGAT] })];
}

function trula(game: Game, view: View, trick: Trick): DealMoment[] {
  const bonus = known(game, view, TRULA_NAMES);
  if (!bonus || !trick.cards.some((card) => TRULA.includes(card))) return [];
  const winners = TRULA.map((card) => view.tricks.find(({ cards }) => cards.includes(card))?.winner);
  if (!winners.every((winner) => winner !== undefined && together(view, winner, trick.winner))) return [];
  return [moment(view, "trula", trick.winner, { bonus, cards: TRULA })];
}

/** A contract that the last trick has saved or lost: without it, it would have come out otherwise. */
function decided(game: Game, view: View, trick: Trick): DealMoment[] {
  const over = view.over;
  const needed = Number(game.contracts.find(({ id }) => id === view.contract)?.needed);
  if (!over || !needed || view.tricks.length !== game.hand) return [];
  const { declarer, partner, made, points } = over.result;
  if (declarer === null || made === null) return [];
  const team = [declarer, partner];
  const cards = over.won.flatMap((won, seat) => (team.includes(seat) ? [...won, ...(over.laid[seat] ?? [])] : []));
  const own = team.includes(trick.winner);
  const others = own ? cards.filter((card) => !trick.cards.includes(card)) : [...cards, ...trick.cards];
  // Whatever else makes a contract is not known here: nothing is told where the count alone does not.
  if (whole(game, cards) !== points[0] || whole(game, cards) >= needed !== made || made !== own) return [];
  if (whole(game, others) >= needed === made) return [];
  return [moment(view, "contract", declarer, { won: made, cards: [taker(view, trick)] })];
}

/** What cards are worth in whole card points, in threes where the game counts so (SL-CNT-01). */
function whole({ worth, in_threes }: Game, cards: readonly Card[]): number {
  const sum = cards.reduce((total, card) => total + (worth[card] ?? 0), 0);
  return in_threes ? Math.floor((3 * sum - 2 * cards.length + 1) / 3) : sum;
}

/** A radl that was played off, by the sheet after the deal. */
function radl(state: TableState): DealMoment[] {
  const { view, table } = ofDeal(state);
  if (!view.over || !view.ended) return [];
  const entry = table.sheet.entries.findLast(({ kind }) => kind === "deal");
  const [before, after] = [view.carry.marks.radli ?? [], entry?.marks.radli ?? []];
  const fewer = (place: PlaceNumber): boolean => (after[place] ?? 0) < (before[place] ?? 0);
  const seat = view.held.findIndex((_, each) => fewer(placeOf(table, each)));
  if (seat < 0) return [];
  const moods = view.held.map((_, each) => (fewer(placeOf(table, each)) ? true : null));
  return [{ kind: "radl", bonus: null, won: true, seat, cards: [], moods }];
}

/** The card that took a trick. */
const taker = ({ held }: View, { leader, cards, winner }: Trick): Card =>
  cards[(winner - leader + held.length) % held.length] ?? SKIS;

/** Whether two are known to be on one side. */
const together = ({ sides }: View, one: Seat, other: Seat): boolean =>
  one === other || (sides[one] != null && sides[one] === sides[other]);

/** Whether two are known to be on different sides. */
const apart = ({ sides }: View, one: Seat, other: Seat): boolean =>
  sides[one] != null && sides[other] != null && sides[one] !== sides[other];
