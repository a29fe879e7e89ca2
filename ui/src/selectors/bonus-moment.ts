/** What a trick has brought that all at the table remember: a trula, a pagat ultimo, a mond that is lost. */

import type { Card, Game, Seat, Trick, View } from "../protocol";
import { SKIS } from "./card-numbers";
import { lastTrick, playerOf } from "./table-view";

const PAGAT = 32;
const MOND = 52;
const TRULA: readonly Card[] = [SKIS, MOND, PAGAT];
/** By the names that the families have for them. */
const TRULA_NAMES = ["trula", "trull"];
const PAGAT_NAMES = ["pagat_ultimo", "pagat"];

export interface BonusMoment {
  /** The bonus, or `mond` where that is lost. */
  what: string;
  /** Who has made it, or has lost it. */
  seat: Seat;
  cards: readonly Card[];
  /** Whether it is good for oneself; null where that is not known. */
  good: boolean | null;
}

/** What the last trick has brought; where it has brought several things, the rarest. */
export function momentOf(game: Game, view: View): BonusMoment | null {
  const trick = lastTrick(view);
  return trick ? (pagat(game, view, trick) ?? mond(view, trick) ?? trula(game, view, trick)) : null;
}

/** A bonus of these names that the contract knows. */
function known({ contracts }: Game, { contract }: View, names: readonly string[]): string | undefined {
  const bonuses = contracts.find(({ id }) => id === contract)?.bonuses ?? [];
  return names.find((name) => bonuses.includes(name));
}

function pagat(game: Game, view: View, trick: Trick): BonusMoment | null {
  const what = known(game, view, PAGAT_NAMES);
  if (!what || view.tricks.length < game.hand || taker(view, trick) !== PAGAT) return null;
  return { what, seat: trick.winner, cards: [PAGAT], good: mine(view, trick.winner) };
}

function mond(view: View, trick: Trick): BonusMoment | null {
  if (!trick.cards.includes(MOND) || taker(view, trick) !== SKIS) return null;
  const seat = playerOf(trick, MOND, view.held.length);
  const own = mine(view, seat);
  return { what: "mond", seat, cards: [MOND], good: own === null ? null : !own };
}

function trula(game: Game, view: View, trick: Trick): BonusMoment | null {
  const what = known(game, view, TRULA_NAMES);
  if (!what || !trick.cards.some((card) => TRULA.includes(card))) return null;
  const winners = TRULA.map((card) => view.tricks.find(({ cards }) => cards.includes(card))?.winner);
  if (!winners.every((winner) => winner !== undefined && together(view, winner, trick.winner))) return null;
  return { what, seat: trick.winner, cards: TRULA, good: mine(view, trick.winner) };
}

/** The card that took a trick. */
const taker = ({ held }: View, { leader, cards, winner }: Trick): Card | undefined =>
  cards[(winner - leader + held.length) % held.length];

/** Whether two are known to be on one side. */
const together = ({ sides }: View, one: Seat, other: Seat): boolean =>
  one === other || (sides[one] != null && sides[one] === sides[other]);

/** Whether a seat is on one's own side; null where that is not known. */
function mine({ sides, seat }: View, other: Seat): boolean | null {
  if (seat === null) return null;
  if (seat === other) return true;
  const [own, its] = [sides[seat], sides[other]];
  return own == null || its == null ? null : own === its;
}
