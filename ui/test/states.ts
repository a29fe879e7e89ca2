/** States typed in by hand for the tests: whatever is not given is as at the start of a deal. */

import type { Game, Line, Open, Result, TableState, Table, BriefState, View } from "../src/protocol";

const NUMERALS = "I II III IIII V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI Š".split(" ");
const suit = (mark: string, ranks: string): string[] => ranks.split(" ").map((rank) => mark + rank);

export const GAME: Game = {
  key: "slovenian",
  family: "slovenian",
  seats: 4,
  places: 4,
  hand: 12,
  pack: Array.from({ length: 54 }, (_, card) => card),
  in_threes: true,
  count: [],
  card_points: 70,
  kontras: 4,
  doubling: [2, 4, 8, 16],
  topics: null,
  faces: [
    ...suit("♥", "4 3 2 1 J N Q K"),
    ...suit("♦", "4 3 2 1 J N Q K"),
    ...suit("♠", "7 8 9 10 J N Q K"),
    ...suit("♣", "7 8 9 10 J N Q K"),
    ...NUMERALS,
  ],
  worth: [],
  contracts: [
    {
      id: "two",
      clause: "SL-CON-02",
      value: 20,
      team: "partner",
      needed: "36",
      talon: 2,
      calls: true,
      declarer_leads: false,
      open_play: false,
      bonuses: ["trula"],
      announced: { trula: 20 },
    },
    {
      id: "solo_three",
      clause: "SL-CON-02",
      value: 40,
      team: "alone",
      needed: "36",
      talon: 3,
      calls: false,
      declarer_leads: false,
      open_play: false,
      bonuses: [],
      announced: {},
    },
  ],
  bonuses: [
    { id: "trula", clause: "SL-BON-01", needed: null, silent: 10, announced: 20, of_game: false, promises: [] },
  ],
  profiles: [{ name: "slovenian", options: {} }],
  options: [],
};

const VIEW: View = {
  game: "slovenian",
  seat: 3,
  phase: "auction",
  carry: { dealer: 3, totals: [0, 0, 0, 0], marks: {} },
  hand: [],
  held: [12, 12, 12, 12],
  seen: [[], [], [], []],
  log: [],
  shown: [],
  facts: [],
  stakes: [],
  declarer: null,
  contract: null,
  called: null,
  sides: [null, null, null, null],
  laid: [],
  leader: 0,
  table: [],
  tricks: [],
  due: 1,
  legal: [],
  refused: [],
  tells: [],
  ended: "",
  over: null,
};

const TABLE: Table = {
  id: "k3v9",
  game: "slovenian",
  place: 3,
  host: 3,
  seat: 3,
  deal: 1,
  dealer: 3,
  players: [
    { kind: "rule", name: "Ana" },
    { kind: "rule", name: "Bine" },
    { kind: "rule", name: "Cvetka" },
    { kind: "you", name: "" },
  ],
  played: null,
  seats: [0, 1, 2, 3],
  waiting: [],
  queue: [],
  tally: null,
  piles: [],
  phases: [],
  begun: {},
  asked: 0,
  to_lay: 0,
  company: null,
  claimed: null,
  contest: null,
  ending: null,
  onlooker: false,
  standing: { dealer: 3, totals: [0, 0, 0, 0], marks: {} },
  sheet: { totals: [0, 0, 0, 0], marks: {}, over: false, entries: [] },
};

export const state = (v: number, view: Partial<View> = {}, table: Partial<Table> = {}): TableState => ({
  type: "state",
  v,
  view: { ...VIEW, ...view },
  table: { ...TABLE, ...table },
});

/** A state as it is told; without its sheet, where that is not told again. */
export const told = (
  { view, table, ...rest }: TableState,
  sheet: BriefState["table"]["sheet"] = table.sheet,
): BriefState => ({
  ...rest,
  view: { ...view, refused: view.refused.map(({ action, ...rule }) => ({ ...rule, actions: [action] })) },
  table: { ...table, sheet },
});

/** A result with nothing in it. */
export const RESULT: Result = {
  contract: "",
  declarer: null,
  partner: null,
  points: [],
  level: 1,
  made: null,
  doubled: 0,
  feats: [],
  skis: null,
  revoked: null,
  ended: "played",
};

/** Two, lost with 33 points: seat 3 played it with seat 0. */
export const OVER: Open = {
  laid: [[], [], [], [20, 21]],
  won: [[1, 2], [3], [4], [5, 6]],
  hands: [],
  talon: [],
  partner: 0,
  result: { ...RESULT, contract: "two", declarer: 3, partner: 0, points: [33], made: false, doubled: 0 },
  lines: [],
};

export const line = (what: string, points: number, deltas: number[], side: number | null): Line => ({
  what,
  clause: "SL-BON-01",
  points,
  deltas,
  factors: [],
  side,
  announced: false,
  pot: 0,
});
