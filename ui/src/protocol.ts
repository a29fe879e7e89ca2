/** What the server and the page say to each other: docs/protocol.md, by the same names. */

export type Card = number;
export type Seat = number;
export type Place = number;

/** The card of a `lay` that one may not know. */
export const HIDDEN = -1;

export type Action =
  | { type: "cut"; at: number }
  | { type: "knock" }
  | { type: "pick"; packet: number }
  | { type: "place"; talon: "first" | "after_first_packet" | "last" }
  | { type: "pass" }
  | { type: "bid"; contract: string }
  | { type: "choose"; contract: string }
  | { type: "call"; card: Card }
  | { type: "take"; part: number }
  | { type: "lay"; card: Card }
  | { type: "throwin" }
  | { type: "method"; how: string }
  | { type: "reject" }
  | { type: "oppose" }
  | { type: "surrender" }
  | { type: "announce"; bonus: string }
  | { type: "kontra"; what: string; seat: Seat }
  | { type: "play"; card: Card };

export type ActionOf<T extends Action["type"]> = Extract<Action, { type: T }>;

export interface Refusal {
  action: Action;
  why: string;
  clause: string;
}

export interface Carry {
  dealer: Place;
  totals: number[];
  marks: Record<string, number[]>;
}

export interface Show {
  what: string;
  cards: Card[];
  seat: Seat | null;
  to: Seat | null;
}

export interface Fact {
  what: string;
  seat: Seat;
  value: number;
  /** What its seat said to tell it. */
  by: Action | null;
}

export interface Stake {
  what: string;
  seat: Seat;
  doubled: number;
}

export interface Trick {
  leader: Seat;
  cards: Card[];
  winner: Seat;
}

export interface Factor {
  why: string;
  times: number;
  clause: string;
}

export interface Line {
  what: string;
  clause: string;
  points: number;
  deltas: number[];
  factors: Factor[];
  side: number | null;
  announced: boolean;
}

export interface Result {
  contract: string;
  declarer: Seat | null;
  partner: Seat | null;
  points: number[];
  made: boolean | null;
  doubled: number;
}

export interface Open {
  laid: Card[][];
  won: Card[][];
  hands: Card[][];
  talon: Card[];
  partner: Seat | null;
  result: Result;
  lines: Line[];
}

export interface View {
  game: string;
  seat: Seat | null;
  phase: string;
  carry: Carry;
  hand: Card[];
  held: number[];
  seen: Card[][];
  log: [Seat, Action][];
  shown: Show[];
  facts: Fact[];
  stakes: Stake[];
  declarer: Seat | null;
  contract: string | null;
  called: Card | null;
  sides: (number | null)[];
  laid: Card[];
  leader: Seat;
  table: Card[];
  tricks: Trick[];
  due: Seat | null;
  legal: Action[];
  refused: Refusal[];
  /** What the choices that are due would tell. */
  tells: Fact[];
  ended: string;
  over: Open | null;
}

export interface Player {
  kind: "you" | "guest" | "rule" | "open";
  name: string;
}

export interface Entry {
  kind: "deal" | "stop" | "misdeal" | "loan";
  deltas: number[];
  marks: Record<string, number[]>;
  contract: string | null;
  declarer: Place | null;
  partner: Place | null;
  made: boolean | null;
  ended: string;
  /** What was borrowed or, below 0, paid back. */
  amount: number | null;
  lines: Line[];
}

export interface Sheet {
  totals: number[];
  marks: Record<string, number[]>;
  over: boolean;
  entries: Entry[];
}

/** How the count stands for the own side. */
export interface Tally {
  points: number;
  needed: number | null;
}

/** After so many deals more `place` comes in for `instead`, if that is known. */
export interface Wait {
  place: Place;
  after: number;
  instead: Place | null;
}

export interface Table {
  id: string;
  game: string;
  place: Place;
  /** Who opened the table. */
  host: Place;
  seat: Seat | null;
  deal: number;
  dealer: Place;
  players: Player[];
  seats: Place[];
  waiting: Place[];
  /** Who waits to play, in the order in which they come in. */
  queue: Wait[];
  tally: Tally | null;
  /** What stood on the sheet before the end of this deal, with what was paid and lent in it. */
  standing: Carry;
  sheet: Sheet;
}

export interface State {
  type: "state";
  v: number;
  view: View;
  table: Table;
}

export interface Refused {
  type: "refused";
  v: number;
  error: string;
  why: string;
  clause: string;
}

export interface Suggestion {
  type: "suggestion";
  v: number;
  actions: Action[];
}

export type FromServer = State | Refused | Suggestion;

export type ToServer =
  | { type: "act"; v: number; action: Action }
  | { type: "next"; v: number }
  | { type: "stop"; v: number }
  | { type: "time"; v: number }
  | { type: "loan"; v: number; amount: number }
  | { type: "suggest"; v: number };

/** A table at which one sits, as the first page lists it. */
export interface PastTable {
  table: string;
  game: string;
  place: Place;
  deals: number;
  totals: number[];
  over: boolean;
  at: string;
}

/** A deal that is over, with one view after every action. */
export interface PastDeal {
  id: string;
  /** Which deal of its table it was; told to those who sit there. */
  table_deal?: number;
  game: string;
  players: Player[];
  seats: Place[];
  states: View[];
  /** What stood on the sheet after every action. */
  standings: Carry[];
  /** How the count stands at the end for the side of each seat. */
  tallies: (Tally | null)[];
  lines: Line[];
}

export interface Contract {
  id: string;
  clause: string;
  value: number;
  talon: number;
  calls: boolean;
  declarer_leads: boolean;
  bonuses: string[];
}

export interface Bonus {
  id: string;
  clause: string;
  silent: number;
  announced: number;
  /** Whether it pays so many times the game. */
  of_game: boolean;
  promises: Promised[];
}

/** Cards that are owed to these tricks, one to each. */
export interface Promised {
  cards: Card[];
  tricks: number[];
  soft: boolean;
}

export interface Game {
  key: string;
  /** Whose words and rule book are its own. */
  family: string;
  seats: number;
  places: number;
  /** How many cards everybody plays from. */
  hand: number;
  pack: Card[];
  /** Whether each three cards that are counted give two points back. */
  in_threes: boolean;
  /** How often a stake may be doubled. */
  kontras: number;
  /** The clauses that answer what a newcomer asks; a game without a book has none. */
  topics: Topics | null;
  faces: string[];
  worth: number[];
  contracts: Contract[];
  bonuses: Bonus[];
  /** House rules that are known by a name: what differs from the first, which are the game's own. */
  profiles: Profile[];
  options: Option[];
}

export type Topics = Record<"taroks" | "suits" | "worth" | "follow" | "count" | "kontra", string>;

export type OptionValue = boolean | number | string;
export type Options = Record<string, OptionValue>;

export interface Profile {
  name: string;
  options: Options;
}

/** A house rule: one of its values, or, where there are none, a number from `least` to `most`. */
export interface Option {
  name: string;
  /** At a table: how it is played there. */
  default: OptionValue;
  values: OptionValue[];
  least: number | null;
  most: number | null;
  clause: string;
}
