/** How the cards of a pack come to lie when they are dealt: by what is said meanwhile, as the rule books have it. */

import type { Card, Seat, View } from "../protocol";

const TALON = 6;
const STAIRS = [1, 2, 3, 3, 2, 1];

export interface DealtCards {
  hands: Card[][];
  talon: Card[];
}

/** A number of cards off the top for a seat, or for the talon. */
type Share = [Seat | "talon", number];

/** The hands and the talon of a deal of this pack; nothing where it is dealt in a way that this page does not know. */
export function dealtCards(pack: readonly Card[], dealing: View["log"], seats: number): DealtCards | null {
  const [first, second] = dealing.map(([, said]) => said);
  if (first?.type === "cut") {
    const rest = pack.slice(first.at);
    const at = second?.type === "cut" ? second.at : 0; // CZ-SHUF-03: the rest is split once more
    const stock = [...rest.slice(at), ...rest.slice(0, at), ...pack.slice(0, first.at)];
    const taken = dealing[1]?.[1].type === "pick" ? dealing[1] : null;
    return handed(stock, [["talon", TALON], ...halves(pack.length, seats)], seats, taken);
  }
  if (first?.type !== "knock") return null;
  const shares = knocked(pack.length, dealing, seats);
  return shares && handed(pack, shares, seats, null);
}

/** Two rounds, the larger packets first (SL-DEAL-02, RO-DEAL-03, HU-DEAL-01, CZ-DEAL-03). */
function halves(cards: number, seats: number): Share[] {
  const size = (cards - TALON) / seats;
  return [Math.ceil(size / 2), Math.floor(size / 2)].flatMap((count) => round(seats, count));
}

const round = (seats: number, count: number): Share[] =>
  Array.from({ length: seats }, (_, seat): Share => [seat, count]);

/** How a pack is dealt that was not cut. */
function knocked(cards: number, dealing: View["log"], seats: number): Share[] | null {
  const size = (cards - TALON) / seats;
  const how = dealing.flatMap(([, said]) => (said.type === "method" ? [said.how] : []))[0];
  const place = dealing.flatMap(([, said]) => (said.type === "place" ? [said.talon] : []))[0] ?? "first";
  const owners = ownersOf(dealing, seats);
  if (how === undefined || how === "twelve") {
    const shares = owners.map((seat): Share => [seat, size]);
    const before = { first: 0, after_first_packet: 1, last: seats }[place];
    return [...shares.slice(0, before), ["talon", TALON], ...shares.slice(before)];
  }
  const shares = byMethod(how, seats, owners);
  return shares && [["talon", TALON], ...shares];
}

/** Whose each packet is: they are picked, and the last ones are left (SL-DEAL-04, RO-DEAL-05, CZ-DEAL-05). */
function ownersOf(dealing: View["log"], seats: number): Seat[] {
  const owners = new Map(dealing.flatMap(([seat, said]) => (said.type === "pick" ? [[said.packet, seat]] : [])));
  const left = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => ![...owners.values()].includes(seat));
  return Array.from({ length: seats }, (_, i) => owners.get(i + 1) ?? left.shift() ?? 0);
}

function byMethod(how: string, seats: number, owners: readonly Seat[]): Share[] | null {
  if (how === "six") return [6, 6].flatMap((count) => round(seats, count));
  if (how === "abeles") return [[0, 6], ...round(seats, 12).slice(1), [0, 6]];
  if (how === "one_two_three_three_two_one") return STAIRS.flatMap((count) => round(seats, count));
  const size = /^(\d+)(_choice)?$/.exec(how)?.[1];
  if (!size) return null;
  const counts = size === "345" ? [3, 4, 5] : Array.from({ length: 12 / Number(size) }, () => Number(size));
  return counts.flatMap((count) => owners.map((seat): Share => [seat, count]));
}

/** Deal off the top; a player who has drawn a card before gets one fewer in the first round (RO-VAR-06). */
function handed(
  stock: readonly Card[],
  shares: readonly Share[],
  seats: number,
  taken: View["log"][number] | null,
): DealtCards {
  const cards = [...stock];
  const made: DealtCards = { hands: Array.from({ length: seats }, () => []), talon: [] };
  let short: Seat | null = null;
  if (taken?.[1].type === "pick") {
    short = taken[0];
    made.hands[short]?.push(...cards.splice(taken[1].packet - 1, 1));
  }
  for (const [to, count] of shares) {
    const fewer = to === short ? 1 : 0;
    if (fewer) short = null;
    (to === "talon" ? made.talon : made.hands[to])?.push(...cards.splice(0, count - fewer));
  }
  return made;
}
