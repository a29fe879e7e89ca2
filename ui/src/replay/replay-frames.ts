/** A deal that is over as a row of frames, seen from a seat, with all hands open. */

import type { Frame } from "../session/frame-queue";
import type { Seen } from "../session/shuffle-check";
import type { Entry, PastDeal, Seat, TableState, Table, View } from "../protocol";

/** One frame for every action, in which a complete trick still lies; and one for the end. */
export function replayFrames(deal: PastDeal, from: Seat): Frame[] {
  const shots = deal.states.map((view, i): Frame => {
    const tricks = deal.states[i - 1]?.tricks.length ?? view.tricks.length;
    return { state: shot(deal, view, from, i), resting: view.tricks.length > tricks };
  });
  const last = shots.at(-1);
  return last?.resting ? [...shots, { ...last, resting: false }] : shots;
}

/** All hands as they were dealt. */
export function dealtIn({ states, phases, seats }: PastDeal): Seen {
  const dealing = phases[0]?.[0] === "dealing" ? phases[0][1] : 0;
  const at = states.find(({ log }) => log.length === dealing);
  return { dealing: at?.log ?? [], hands: at?.seen ?? seats.map(() => null), whole: true, played: [] };
}

function shot(deal: PastDeal, view: View, from: Seat, v: number): TableState {
  const hand = view.seen[from] ?? [];
  return {
    type: "state",
    v,
    view: { ...view, seat: from, hand, legal: [], refused: [] },
    table: table(deal, view, from, v),
  };
}

function table(deal: PastDeal, view: View, from: Seat, v: number): Table {
  const { carry } = view;
  const [before = carry, now = carry] = [deal.standings[v - 1], deal.standings[v]];
  const { totals, marks } = view.over ? now : carry;
  return {
    id: deal.id,
    game: deal.game,
    place: deal.players.findIndex((player) => player.kind === "you"),
    host: carry.dealer,
    seat: from,
    deal: deal.table_deal ?? 0, // the link to a deal does not tell a stranger
    dealer: carry.dealer,
    players: deal.players,
    played: null,
    ending: null,
    seats: deal.seats,
    waiting: [],
    queue: [],
    phases: deal.phases,
    begun: Object.fromEntries(Object.entries(deal.begun).filter(([, actions]) => actions <= view.log.length)),
    asked: deal.asked[v] ?? 0,
    piles: view.over ? deal.piles : [],
    to_lay: 0,
    company: null,
    claimed: null,
    contest: null,
    onlooker: false,
    tally: view.over ? (deal.tallies[from] ?? null) : null,
    standing: view.over ? before : now,
    sheet: { totals, marks, over: false, entries: view.over ? [entry(deal, view)] : [] },
  };
}

/** What the deal brought; how the radli went on is not told. */
function entry({ lines }: PastDeal, { carry, contract, declarer, ended, over }: View): Entry {
  const deltas = carry.totals.map((_, place) => lines.reduce((sum, line) => sum + (line.deltas[place] ?? 0), 0));
  const { partner, made } = over?.result ?? { partner: null, made: null };
  return { kind: "deal", deltas, marks: carry.marks, contract, declarer, partner, made, ended, amount: null, lines };
}

/** The frame to which a step of a whole trick leads: the next complete one, or the last before. */
export function trickFrom(frames: readonly Frame[], at: number, way: 1 | -1): number {
  const resting = frames.flatMap((frame, i) => (frame.resting ? [i] : []));
  const end = way === 1 ? frames.length - 1 : 0;
  return (way === 1 ? resting.find((i) => i > at) : resting.findLast((i) => i < at)) ?? end;
}
