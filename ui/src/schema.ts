/**
 * What the server and the page say to each other: docs/protocol.md as types.
 * Written by `python -m tarok.server.typescript ui/src/schema.ts`; change the server's types instead.
 */

/** Which edition of these messages this is. */
export const PROTOCOL = 4;

/** How many letters the code of a table has. */
export const CODE_LETTERS = 7;

/** An attempt to shuffle that was given up: who did not reveal, by place, and why. */
export interface Abandoned {
  commitment: string;
  hashes: ([number, string])[];
  missing: ([number, "other" | "silent"])[];
}

/** A player's account on the sheet: from the row `since` on, up to the row `until`, by their place then. */
export interface AccountView {
  name: string;
  kind: string;
  place: number | null;
  total: number;
  since: number;
  until: number | null;
}

/** Do this action at position `v`; `coach`: warn me if it costs much. */
export interface Act {
  type: "act";
  v: number;
  action: Action;
  coach?: boolean;
}

export type Action =
  | Cut
  | Knock
  | Method
  | Pick
  | Place
  | ThrowIn
  | Pass
  | Bid
  | Choose
  | Call
  | Take
  | Reject
  | Lay
  | Announce
  | Oppose
  | Kontra
  | Surrender
  | Play;

/** What a seat is advised to do, and what that and the rest are worth, over this number of worlds. */
export interface Advice {
  action: Action;
  worlds: number;
  by_rules: boolean;
  shared: Reason[];
  weighed: Weighed[];
}

/** Agree with the proposal. */
export interface Agree {
  type: "agree";
  v: number;
}

/** How many pages its reader has open at this table, this one too. */
export interface Also {
  type: "also";
  pages: number;
}

/** What one could have done, and the points it was to bring; `error` is the standard error to the best. */
export interface Alternative {
  action: Action;
  points: number;
  error: number;
}

/** How many of the guest's last deals without a report have one now, out of `of`. */
export interface Analysed {
  done: number;
  of: number;
}

/** Promise a bonus. */
export interface Announce {
  type: "announce";
  bonus: string;
}

/** I am here again, and play for myself. */
export interface Back {
  type: "back";
  v: number;
}

/** The clauses by which numbers are explained. */
export interface Because {
  points: string;
  seats: string;
  out: string;
  check: string;
  fine: string;
}

/** Start: bots take the free seats. Only the host may send it. */
export interface Begin {
  type: "begin";
  v: number;
}

/** One of the best deals of a day that is closed: its points, and the id of the link to it. */
export interface Best {
  points: number;
  deal: string;
}

/** Offer to play a contract. */
export interface Bid {
  type: "bid";
  contract: string;
}

/** The format: its clauses, rounds, how many may sit at a table, points for places, chips, boards. */
export interface BoardFormat {
  id: string;
  name: string;
  clauses: string[];
  rounds: number;
  sizes: number[];
  points: string[];
  chips: number;
  check: boolean;
  team: number;
  boards: boolean;
}

/** Why a person has points, and by which clause: as in a `Score`, in words; `why` is that of a fine. */
export interface BoardLine {
  what: string;
  points: string;
  clause: string;
  round: number;
  table: number;
  result: number;
  place: number;
  of: string;
  why: string;
}

/** An entry: its author, its time (seconds since 1970), its reason, and its status. */
export interface BoardNote {
  id: string;
  at: number;
  by: string;
  why: string;
  fate: "corrected" | "refused" | "revoked" | "stands" | "struck";
  said: BoardSaid;
  instead: BoardSaid | null;
  sentence: string;
  cause?: Cause;
}

/** A participant; what they have `paid` is sent to the director only. */
export interface BoardPerson {
  who: string;
  name: string;
  number: number;
  team: string;
  left: boolean;
  paid: number | null;
}

/** A device that makes entries for tables. */
export interface BoardPhone {
  device: string;
  by: string;
  tables: number[];
  notes: number;
  revoked: boolean;
}

/** A round: how it was drawn, and by which clause; how long it is; its tables, and who sits out. */
export interface BoardRound {
  number: number;
  draw: "plan" | "random" | "thirds" | "snake" | "finals" | "teams" | "waited" | "free";
  clause: string;
  minutes: number;
  deals: number;
  stands: "begun" | "closed" | "drawn";
  stale: boolean;
  begun_at: number;
  closes_at: number;
  tables: BoardTable[];
  out: string[];
}

/** The standing of a person or a team: the points as people write them, the first tie-break, and why. */
export interface BoardRow {
  rank: number;
  who: string;
  name: string;
  points: string;
  tie: string;
  lines: BoardLine[];
}

/** The content of an entry: `what` it is, and those of these members that it has. */
export interface BoardSaid {
  what: string;
  who: string;
  round: number;
  table: number;
  number: number;
  totals: number[];
  text: string;
  of: string;
}

/** A table: its people by their places, its game, how many deals were recorded, what each has won. */
export interface BoardTable {
  people: string[];
  game: string;
  options: Record<string, boolean | number | string>;
  deals: number;
  results: number[] | null;
  slip: number[] | null;
  of: string;
  by: string;
}

/** A feat that pays: in points, or, `of_game`, in times the game; and what is promised with it. */
export interface BonusInfo {
  id: string;
  clause: string;
  needed: string | null;
  silent: number;
  announced: number;
  of_game: boolean;
  promises: Promise[];
}

/** The links that a caller may hand on: the key of each role; theirs is `own`. */
export interface BookLinks {
  kind: "event" | "sheet";
  own: string;
  links: Record<string, string>;
}

/** A new book: its links, the key of each role, and the number of its last fact. */
export interface BookMade {
  links: Record<string, string>;
  upto: number;
}

/** An entry as it is sent. */
export interface BookNote {
  seq: number;
  at: number;
  role: string;
  note: unknown;
}

/** An entry that was refused, by its id; the `sentence` is the reason in English, `cause` in any language. */
export interface BookRefusal {
  id: string;
  error: string;
  sentence: string;
  cause?: Cause;
}

/** The open cards; a line of the deal's entry on the sheet is a bare number, its index there. */
export interface BriefOpen {
  laid: number[][];
  won: number[][];
  hands: number[][];
  talon: number[];
  partner: number | null;
  result: Result;
  lines: (Line | number)[];
}

/** The state in compact form, for pages that can read it. */
export interface BriefState {
  type: "state";
  v: number;
  view: BriefView;
  table: TableView;
}

/** A view without repetition: actions in compact form, and all actions that one rule forbids together. */
export interface BriefView {
  game: string;
  seat: number | null;
  phase: string;
  carry: Carry;
  hand: number[];
  held: number[];
  seen: number[][];
  log: ([number, Action | number | string])[];
  shown: Show[];
  facts: Fact[];
  stakes: Stake[];
  declarer: number | null;
  contract: string | null;
  called: number | null;
  sides: (number | null)[];
  laid: number[];
  leader: number;
  table: number[];
  tricks: Trick[];
  due: number | null;
  legal: (Action | number | string)[];
  refused: Withheld[];
  tells: Fact[];
  ended: string;
  over: BriefOpen | null;
}

/** Call a card, whose holder becomes the partner; `FACE_DOWN` is the one missing king, unnamed. */
export interface Call {
  type: "call";
  card: number;
}

/** What one deal leaves to the next. */
export interface Carry {
  dealer: number;
  totals: number[];
  marks: Record<string, number[]>;
}

/** Why something is refused: an id, the values that its sentence names, and the cause behind this one. */
export interface Cause {
  id: string;
  values?: Record<string, number | string | (number | string)[]>;
  because?: Cause | null;
}

/** A matter for the director: a round and a table, or an entry (`of`), its author, and its content. */
export interface Check {
  what: "refused" | "stale" | "missing" | "protest";
  round: number;
  table: number;
  of: string;
  who: string;
  text: string;
  cause?: Cause;
}

/** Name the contract that is played: the one that was bid, or a higher one. */
export interface Choose {
  type: "choose";
  contract: string;
}

/** The rest of the tricks is mine (`wins`), or none of them is. */
export interface Claim {
  type: "claim";
  v: number;
  wins: boolean;
}

/** Who has laid the cards open, because the rest of the tricks is theirs (`wins`), or none of it. */
export interface ClaimView {
  place: number;
  wins: boolean;
}

/** Whose time runs, how many seconds are left, and the reserve of every place. */
export interface ClockView {
  place: number | null;
  left: number | null;
  reserves: number[];
}

/** A code of a table, and until when it is valid, ISO 8601 in UTC. */
export interface Code {
  code: string;
  until: string;
}

/** The commitment to the pack of the deal with this number: its hash. */
export interface Commitment {
  type: "commitment";
  deal: number;
  table: string;
  commitment: string;
  scheme?: string;
  attempt?: number;
}

/** The state of a table of people apart from the game; `complete`: a deal may be dealt. */
export interface CompanyView {
  manners: Manners;
  opponents: string;
  complete: boolean;
  onlookers: number;
  drawn: number[];
  proposal: ProposalView | null;
  clock: ClockView | null;
  accounts: AccountView[];
  continued_at: string | null;
  dismissed: number[];
  silence: SilenceView | null;
}

/** The contest of a table: the `daily` deal of the day `id`, or the deal of the link `id` among friends. */
export interface ContestView {
  kind: "daily" | "event" | "same";
  id: string;
  counts: boolean;
}

/** A contract that may be played, and what each of its `bonuses` pays there, if it was `announced`. */
export interface ContractInfo {
  id: string;
  clause: string;
  value: number;
  team: "alone" | "each" | "partner";
  needed: string | null;
  talon: number;
  calls: boolean;
  declarer_leads: boolean;
  open_play: boolean;
  bonuses: string[];
  announced: Record<string, number>;
}

/** How many points a card brings less than the answer does, as a mean over the worlds. */
export interface Cost {
  card: number;
  points: number;
}

/** What was `done` in the position `v` gives away much, by what its seat could see just before. */
export interface Costly {
  type: "costly";
  v: number;
  view: View;
  done: Action;
  advice: Advice;
}

/** Lift `at` cards off the top of the pack and put them underneath. */
export interface Cut {
  type: "cut";
  at: number;
}

/** The daily deal of a game on a `day`, which ends in `left` seconds. */
export interface DailyDeal {
  game: string;
  day: string;
  left: number;
  closed: boolean;
  played: number;
  commitment: Commitment;
  following?: Commitment | null;
  own?: OwnTry | null;
  standing?: Standing | null;
  streak?: number;
  best?: Best[];
  opening?: Opening | null;
}

/** I would rather not; or I no longer propose it. */
export interface Decline {
  type: "decline";
  v: number;
}

/** Ask the player at this place to leave, between deals. Only the host may send it. */
export interface Dismiss {
  type: "dismiss";
  v: number;
  place: number;
}

/** An entry of the sheet, by places; `marks` are those after it, `amount` is that of a loan. */
export interface EntryView {
  kind: string;
  deltas: number[];
  marks: Record<string, number[]>;
  contract: string | null;
  declarer: number | null;
  partner: number | null;
  made: boolean | null;
  ended: string;
  amount: number | null;
  lines: Line[];
}

/** An event as a role may see it; `table` is the reader's table. */
export interface EventBoard {
  role: "director" | "table" | "wall" | "player";
  table: number;
  title: string;
  format: BoardFormat;
  clock: number;
  step: "enter" | "draw" | "begin" | "slips" | "close" | "over";
  step_round: number;
  people: BoardPerson[];
  rounds: BoardRound[];
  winner: string;
  fewest: number;
  standing: BoardRow[];
  teams: BoardRow[];
  checks: Check[];
  protests: Protest[];
  refused: BoardNote[];
  history: BoardNote[];
  phones: BoardPhone[];
}

/** An event: its game, when it begins and its progress. */
export interface EventInfo {
  id: string;
  title: string;
  kind: "arena" | "rounds";
  game: string;
  options: Record<string, boolean | number | string>;
  rounds: number;
  deals: number;
  minutes: number;
  pace: string;
  boards: boolean;
  starts_at: number;
  ends_at: number | null;
  stands: "called_off" | "open" | "over" | "running";
  people: number;
  round: number;
}

/** A new event, and the director's link to its book. */
export interface EventMade {
  id: string;
  director: string;
}

/** A participant, with their standing: `tables` is the number of tables that they have played at. */
export interface EventPerson {
  who: string;
  name: string;
  face: number | null;
  bot: boolean;
  left: boolean;
  absent: boolean;
  rank: number;
  points: string;
  tables: number;
}

/** A table: its round, its number there, its players, what each has won, and how many deals are recorded. */
export interface EventTable {
  round: number;
  number: number;
  people: string[];
  results: number[] | null;
  deals: number;
  over: boolean;
  watch: string | null;
}

/** The public view of an event, after its `seq`-th stored event. */
export interface EventView {
  info: EventInfo;
  seq: number;
  people: EventPerson[];
  tables: EventTable[];
  begins_at: number | null;
  closes_at: number | null;
  board: string;
}

/** The entries that the caller lacks, up to which number; the refused ones; and the server's time. */
export interface Exchanged {
  notes: BookNote[];
  upto: number;
  more: boolean;
  refused: BookRefusal[];
  now: number;
}

/** A public fact that a phase leaves for later ones. */
export interface Fact {
  what: "forehand" | "partner" | "defender" | "of_another" | "may_be_away" | "unnamed" | "part" | "look" | "vogel_frei" | "level" | "conceded" | "opposes" | "pool" | "cue" | "yield" | "bidders" | "taroks_laid" | "taroks_laid_by_others" | "cleared" | "set" | "took" | "passed";
  seat: number;
  value: number;
  by: Action | null;
}

/** Why a line counts several times. */
export interface Factor {
  why: string;
  times: number;
  clause: string;
}

/** A revoke or another breach of the rules, as recorded by people: the engine allows none. */
export interface Fault {
  what: string;
  seat: number;
  other: number | null;
  of: string;
  early: boolean;
}

/** A bonus that was announced, made or missed. */
export interface Feat {
  what: string;
  seat: number;
  made: boolean;
  announced: boolean;
  doubled: number;
  doubler: number | null;
}

/** Give this place to a bot, `rule`, or free it: `open`. Only the host may send it. */
export interface Fill {
  type: "fill";
  v: number;
  place: number;
  word: string;
}

export type Finding =
  | Reachable
  | Judged
  | Summary;

/** An event's format. */
export interface Format {
  id: string;
  name: string;
  clauses: string[];
  tables: Record<string, Kind>;
  stages: Stage[];
  because: Because;
  usual: number;
  points: string[];
  out: string;
  ties: ("sum" | "firsts" | "best" | "places")[];
  chips: number;
  check: boolean;
  waits: boolean;
  team: number;
  evenings: number;
  best: number;
  boards: boolean;
}

/** Luck and skill of a seat: what its cards promised and what its decisions gave away, to the result. */
export interface Fortune {
  seat: number;
  cards: number | null;
  played: number;
  result: number;
  paid: number | null;
  own_cards: number | null;
  own_played: number | null;
  accuracy: number | null;
}

export type FromServer =
  | BriefState
  | Gathering
  | Refused
  | Suggestion
  | Costly
  | Talk
  | Also
  | Service
  | Commitment
  | Hashes
  | Opening;

/** A game that can be played here; every player plays from a `hand` of that many cards. */
export interface GameInfo {
  key: string;
  family: string;
  profiles: ProfileInfo[];
  seats: number;
  places: number;
  hand: number;
  pack: number[];
  in_threes: boolean;
  count: ([cards: number[], less: number, points: number])[];
  card_points: number;
  kontras: number;
  doubling: number[];
  topics: Topics | null;
  faces: string[];
  worth: number[];
  contracts: ContractInfo[];
  bonuses: BonusInfo[];
  options: OptionInfo[];
}

/** The state of a table before its first deal, or for a reader who may see no more. */
export interface Gathering {
  type: "gathering";
  v: number;
  id: string;
  game: string;
  place: number | null;
  host: number;
  deal: number;
  players: Occupant[];
  company: CompanyView;
}

/** What the seat is to reach; `what` is the id of the bonus where the kind does not say which. */
export interface Goal {
  kind: "contract" | "defeat" | "points" | "pagat" | "stop_pagat" | "king" | "stop_king" | "catch_king" | "save_king" | "catch_mond" | "save_mond" | "trula" | "stop_trula" | "kings" | "stop_kings" | "bonus" | "stop_bonus";
  what: string;
}

/** Make the player at this place the host. Only the host may send it. */
export interface Hand {
  type: "hand";
  v: number;
  place: number;
}

/** The hashes of all seeds for the pack of this deal are in: each place with its own; now pages reveal. */
export interface Hashes {
  type: "hashes";
  deal: number;
  table: string;
  commitment: string;
  hashes: ([number, string])[];
}

/** A decision by what its seat could know, over this number of worlds of its view. */
export interface Judged {
  type: "judged";
  number: number;
  trick: number;
  seat: number;
  done: Action;
  best: Action;
  cost: number;
  margin: number;
  worlds: number;
  usual: number;
  made: number | null;
  best_made: number | null;
  options: Alternative[];
  own: number | null;
  amount: number | null;
  usual_own: number | null;
  chance: number | null;
}

/** The game at tables of one size, and the house rules that differ from the game's own. */
export interface Kind {
  game: string;
  house: Record<string, boolean | number | string>;
}

/** Leave the pack as it is, and have it dealt in whole packets. */
export interface Knock {
  type: "knock";
}

/** Double the game, or what `seat` announced; on something doubled, double it again. */
export interface Kontra {
  type: "kontra";
  what: string;
  seat: number;
}

/** Discard a card; for those who may not know which, it is `FACE_DOWN`. */
export interface Lay {
  type: "lay";
  card: number;
}

/** A lesson in the list of all lessons; `than` is the game that its own is compared with, if any. */
export interface LessonInfo {
  name: string;
  game: string;
  family: string;
  steps: number;
  than: string;
}

/** A step: the id of its text, its clause, and the `cards` whose sum is asked for, if any. */
export interface LessonStep {
  text: string;
  clause: string;
  cards: number[];
  asked: Action[];
}

/** The state of a lesson: the next step, None at the end, and the views since the last one. */
export interface LessonView {
  name: string;
  done: number;
  steps: number;
  step: LessonStep | null;
  states: BriefState[];
  wrong: boolean;
  why: string;
  clause: string;
}

/** A line of the score: who gains or loses how many points, and why. */
export interface Line {
  what: string;
  clause: string;
  points: number;
  deltas: number[];
  factors: Factor[];
  side: number | null;
  announced: boolean;
  pot: number;
}

/** I should like to borrow this amount from the bank or, below 0, to pay it back. */
export interface Loan {
  type: "loan";
  v: number;
  amount: number;
}

/** The settings of a table of people, besides the house rules of its game. */
export interface Manners {
  pace?: "brisk" | "days" | "hours" | "none" | "relaxed";
  overtime?: "bot" | "idle";
  patience?: number;
  host_begins?: boolean;
  begins_after?: number | null;
  round_minutes?: number | null;
  talk?: "free" | "none" | "phrases";
  informing?: boolean;
  advice?: boolean;
  onlookers?: "late" | "none" | "table";
  public?: boolean;
  suceava?: boolean;
}

/** Choose how the cards are dealt. */
export interface Method {
  type: "method";
  how: string;
}

/** Mix the seats at random, or by drawn cards. Only the host may send it. */
export interface Mix {
  type: "mix";
  v: number;
  how: "cards" | "chance";
}

/** A decision that surely cost something, by its number; `themes` say what kind of mistake it was. */
export interface Moment {
  number: number;
  seat: number;
  cost: number;
  themes: string[];
}

/** I should like to sit at this place, where no person is. */
export interface Move {
  type: "move";
  v: number;
  place: number;
}

/** The deal is over, and I have seen it; this is the hash of my seed for the next one. */
export interface Next {
  type: "next";
  v: number;
  seed?: string;
  hash?: string;
}

/** The occupant of a place: `you`, another `guest`, a bot of some kind, or `open`. */
export interface Occupant {
  kind: string;
  name: string;
  face?: number | null;
  away?: boolean;
  minded?: boolean;
  leaving?: boolean;
  coming?: string | null;
}

/** The open cards after a deal, which the count requires. */
export interface Open {
  laid: number[][];
  won: number[][];
  hands: number[][];
  talon: number[];
  partner: number | null;
  result: Result;
  lines: Line[];
}

/** The opening of a finished deal's commitment, and the seeds of the people at these places. */
export interface Opening {
  type: "opening";
  scheme: string;
  table: string;
  deal: number;
  game: string;
  order: number[];
  commitment: string;
  secret: string;
  seeds: ([number, string])[];
  hashes?: ([number, string])[];
  abandoned?: Abandoned[];
}

/** Declare to play against the declarer. */
export interface Oppose {
  type: "oppose";
}

/** A house rule: one of its `values`, or, where there are none, a number from `least` to `most`. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  least: number | null;
  most: number | null;
  clause: string;
}

/** Whose game it becomes after an action, in this number of the worlds, and in how many it is made. */
export interface Outlook {
  seat: number | null;
  contract: string;
  worlds: number;
  made: number | null;
}

/** The caller's own part in an event, after its `seq`-th stored event: their id there, and their table. */
export interface OwnEvent {
  seq: number;
  who: string | null;
  takes_part: boolean;
  waits: boolean;
  table: string | null;
  place: number | null;
  now: number;
}

/** A mistake of the caller: in the `deal` of this link, before the action with this `number`. */
export interface OwnMistake {
  deal: string;
  number: number;
  game: string;
  trick: number;
  cost: number;
  themes: string[];
  played: string;
  learnt: boolean;
}

/** Some of the caller's mistakes, of `found` that match, and the `games` in which there are any. */
export interface OwnMistakes {
  mistakes: OwnMistake[];
  found: number;
  games: string[];
  themes: ThemeCount[];
}

/** A position to try again, as the guest could see it then. */
export interface OwnMoment {
  mistake: OwnMistake;
  state: BriefState;
}

/** A passkey of the caller: when it was made, and when it was last used, ISO 8601 in UTC. */
export interface OwnPasskey {
  number: number;
  kept: string;
  used: string | null;
}

/** How well the caller solves puzzles: their rating, and how many they have tried and solved. */
export interface OwnRating {
  rating: number;
  tried: number;
  solved: number;
}

/** A table of the caller, and its state. */
export interface OwnTable {
  table: string;
  game: string;
  place: number;
  deals: number;
  totals: number[];
  over: boolean;
  at: string;
  turn: boolean;
  people: string[];
  pace: string;
  left: number | null;
}

/** The caller's only try: its table, and the points if it is over. */
export interface OwnTry {
  table: string;
  points: number | null;
}

/** Pass. */
export interface Pass {
  type: "pass";
}

/** Choose one of the packets, or of the face-down cards, on the table, counted from 1. */
export interface Pick {
  type: "pick";
  packet: number;
}

/** A pile that is counted: of the declarer's side or, where every player plays alone, of this seat. */
export interface Pile {
  seat: number;
  groups: ([cards: number[], less: number, points: number])[];
}

/** A ping, answered by the connection itself, before the room handles messages. */
export interface Ping {
  type: "ping";
}

/** Choose when the talon is dealt: `first`, `after_first_packet` or `last`. */
export interface Place {
  type: "place";
  talon: string;
}

/** Play a card to the trick. */
export interface Play {
  type: "play";
  card: number;
}

/** How often a contract was played, by guests as declarers (`own`) or by bots, and how often it was made. */
export interface Played {
  contract: string;
  own: boolean;
  times: number;
  made: number | null;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** House rules that are known by a name: what differs from the game's own. */
export interface ProfileInfo {
  name: string;
  options: Record<string, boolean | number | string>;
}

/** Cards owed to tricks, one to each; a soft one binds while its side has won every trick (HU-RAJ-01). */
export interface Promise {
  cards: number[];
  tricks: number[];
  soft: boolean;
}

/** A proposal of a place, to whom (`other`; None: to all), and who has agreed. */
export interface ProposalView {
  place: number;
  what: string;
  other: number | null;
  agreed: number[];
}

/** I should like to take my last action back, or to swap places with the person at `other`. */
export interface Propose {
  type: "propose";
  v: number;
  what: "swap" | "take_back";
  other: number | null;
}

/** The subject of a protest, and its decision; None: it is open. */
export interface Protest {
  id: string;
  who: string;
  round: number;
  table: number;
  text: string;
  decision: string | null;
  of: string;
  accepted: boolean;
}

/** A public table with free seats: its players, how many seats are free, how many are a bot's. */
export interface PublicTable {
  table: string;
  game: string;
  pace: string;
  book: boolean;
  people: Occupant[];
  free: number;
  bots: number;
  deals: number;
  watching: number;
}

/** A puzzle after the answer: what each card costs, the best first, its themes, and all hands. */
export interface PuzzleAnswer {
  right: boolean;
  costs: Cost[];
  agree: number;
  alone: number;
  worlds: number;
  whole: boolean;
  themes: string[];
  line: Trick[];
  hands: number[][];
  laid: number[][];
  counts: boolean;
  gained: number;
  own: OwnRating;
  streak: number;
}

/** All puzzles that there are, by games; `streak` counts the days in a row with a puzzle of the day. */
export interface PuzzleBook {
  shelves: PuzzleShelf[];
  own: OwnRating;
  streak: number;
}

/** The puzzles of a game: how many there are, how many the caller has tried, and their themes. */
export interface PuzzleShelf {
  game: string;
  puzzles: number;
  tried: number;
  themes: string[];
  today: string;
  today_tried: boolean;
}

/** A puzzle before the answer: its seat's view, and the goal that one card alone reaches. */
export interface PuzzleView {
  id: string;
  game: string;
  grade: number;
  daily: boolean;
  tried: boolean;
  goal: Goal;
  state: BriefState;
}

/** A person's rating, its uncertainty (a standard deviation), and the number of tables behind it. */
export interface Rating {
  who: string;
  name: string;
  strength: number;
  uncertainty: number;
  tables: number;
}

/** What could still be reached, all cards open, before `seat` did the action with this `number`. */
export interface Reach {
  number: number;
  trick: number;
  seat: number;
  points: number[];
  best: number;
  lost: number;
  paid: number[];
  made: boolean | null;
}

/** What could still be reached before each card but the first ones, of which this number is `missing`. */
export interface Reachable {
  type: "line";
  exact: boolean;
  reaches: Reach[];
  missing: number;
}

/** A reason by its key, with the numbers, cards and suits that it speaks of. */
export interface Reason {
  why: string;
  numbers?: Record<string, number>;
  cards?: number[];
}

/** An action that was ruled out: `why` is the id of the rule, `clause` its place in the book. */
export interface Refusal {
  action: Action;
  why: string;
  clause: string;
}

/** A command was refused and nothing has changed; `why` and `clause` name the rule, if there is one. */
export interface Refused {
  type: "refused";
  v: number;
  error: string;
  why: string;
  clause: string;
  cards?: number[];
}

/** Turn up the part of the talon that was looked at, and leave it. */
export interface Reject {
  type: "reject";
}

/** A finished deal for review: a state for every action; `lines` are by places, `tallies` by seats. */
export interface Replay {
  id: string;
  table_deal?: number | null;
  game: string;
  options: Record<string, boolean | number | string>;
  players: Occupant[];
  seats: number[];
  states: View[];
  standings: Carry[];
  phases: ([string, number])[];
  begun: Record<string, number>;
  asked: number[];
  bots: number[];
  tallies: (Tally | null)[];
  piles: Pile[];
  lines: Line[];
  shuffle?: Opening | null;
}

/** How far a report is: steps `done` out of `of`, and for about how many seconds it goes on. */
export interface ReportProgress {
  done: number;
  of: number;
  left: number;
  verdicts: Verdict[];
}

/** How a deal came out, in seats; seat 0 is forehand, where `forehand` does not say otherwise. */
export interface Result {
  contract: string;
  declarer: number | null;
  partner: number | null;
  points: number[];
  level: number;
  made: boolean | null;
  doubled: number;
  feats: Feat[];
  skis: number | null;
  revoked: number | null;
  forehand?: number;
  faults?: Fault[];
  ended: string;
}

/** Leave the seat: immediately between deals, or else after this one. */
export interface Rise {
  type: "rise";
  v: number;
}

/** A deal that a friend, `by` this name, invites to play; `played` is how many people have played it. */
export interface SameDeal {
  game: string;
  by: string;
  played: number;
  own: OwnTry | null;
  tries: Try[] | null;
}

/** A phrase, by its id. */
export interface Say {
  type: "say";
  v: number;
  phrase: string;
}

/** A guest's result in a contest: the points of their place. */
export interface Scored {
  contest: string;
  points: number;
  contract: string;
  own: boolean;
  made: boolean | null;
  side: "declarer" | "defender" | "partner" | null;
}

/** The table of a season, and the ratings, the best first; None: openskill is not installed. */
export interface SeasonBoard {
  standing: BoardRow[];
  ratings: Rating[] | null;
}

/** The page reveals its seed for the pack of the deal with this number. */
export interface Seed {
  type: "seed";
  v: number;
  deal: number;
  seed: string;
}

/** The page commits to a seed for the pack of the deal with this number: its hash. */
export interface SeedHash {
  type: "hash";
  v: number;
  deal: number;
  hash: string;
}

/** The current problem of the server, sent to all open pages; None: it is solved. */
export interface Service {
  type: "service";
  trouble: "silent" | "slow" | "unstorable" | null;
}

/** The score sheet, by places. */
export interface SheetView {
  totals: number[];
  marks: Record<string, number[]>;
  over: boolean;
  entries: EntryView[];
}

/** Cards turned up. */
export interface Show {
  what: "talon" | "look" | "part" | "drawn" | "in_talon" | "laid" | "announced" | "povinost" | "vitamin" | "hand" | "no_tarok";
  cards: number[];
  seat: number | null;
  to: number | null;
}

/** Call for a silent deal, or agree with a call. */
export interface Silence {
  type: "silence";
  v: number;
}

/** Silence at a table with the customs of Suceava: who called in this deal, who agreed, why it is silent. */
export interface SilenceView {
  caller: number | null;
  partner: number | null;
  why: "" | "agreed" | "alone" | "solo" | "valat";
  calls: number[];
  needed: number | null;
}

/** Rounds that are drawn alike: how often, and how long each is; 0 minutes or deals: no such limit. */
export interface Stage {
  draw: "plan" | "random" | "thirds" | "snake" | "finals" | "teams" | "waited" | "free";
  times: number;
  minutes: number;
  deals: number;
}

/** An announcement or a doubling, and its seat; a void one repeats an announcement of the own side. */
export interface Stake {
  what: string;
  seat: number;
  doubled: number;
}

/** How many `players` there are, how many `points` the best has, and what was played. */
export interface Standing {
  players: number;
  highest: number;
  better: number;
  equal: number;
  worse: number;
  percentile: number | null;
  contracts: Played[];
}

/** All there is to see from one place. */
export interface State {
  type: "state";
  v: number;
  view: View;
  table: TableView;
}

/** Let us come to an end: now, or when the deal that runs is over. */
export interface Stop {
  type: "stop";
  v: number;
}

/** Ask what a good player would do. */
export interface Suggest {
  type: "suggest";
  v: number;
}

/** What a good player would do, from what this seat may know: one thing, or all the cards to discard. */
export interface Suggestion {
  type: "suggestion";
  v: number;
  actions: Action[];
  advice?: Advice;
}

/** The moments by their cost, the dearest first, and luck, skill and verdict of each seat. */
export interface Summary {
  type: "summary";
  moments: Moment[];
  standings: Fortune[];
  deciding: number;
  verdicts: Verdict[];
}

/** Give the game up as lost. */
export interface Surrender {
  type: "surrender";
}

/** The view of a table; `place` and `seat` are those of the recipient. */
export interface TableView {
  id: string;
  game: string;
  place: number | null;
  host: number;
  seat: number | null;
  deal: number;
  dealer: number;
  players: Occupant[];
  played: Occupant[] | null;
  seats: number[];
  waiting: number[];
  queue: Wait[];
  tally: Tally | null;
  piles: Pile[];
  phases: ([string, number])[];
  begun: Record<string, number>;
  asked: number;
  to_lay: number;
  standing: Carry;
  sheet: SheetView | null;
  company: CompanyView | null;
  claimed: ClaimView | null;
  contest: ContestView | null;
  ending: number | null;
}

/** Take a part of the talon, counted from 1. */
export interface Take {
  type: "take";
  part: number;
}

/** Chat messages: the recent ones to a new connection, and later each new one. */
export interface Talk {
  type: "talk";
  said: Words[];
  phrases?: string[];
}

/** Whole card points of a side, and with how many it has won for certain, if there is such a number. */
export interface Tally {
  points: number;
  needed: number | null;
}

/** How often a kind of mistake was made, how many of these are `learnt`, and their total cost. */
export interface ThemeCount {
  theme: string;
  times: number;
  learnt: number;
  cost: number;
}

/** Have the cards thrown in and dealt again. */
export interface ThrowIn {
  type: "throwin";
}

/** The time of this round is up. */
export interface Time {
  type: "time";
  v: number;
}

export type ToServer =
  | Act
  | Next
  | Stop
  | Time
  | Loan
  | SeedHash
  | Seed
  | Suggest
  | Begin
  | Fill
  | Mix
  | Move
  | Rise
  | Dismiss
  | Hand
  | Withdraw
  | Propose
  | Agree
  | Decline
  | Back
  | Claim
  | Silence
  | Say
  | Write;

/** The clauses that answer what a newcomer asks. */
export interface Topics {
  taroks: string;
  suits: string;
  worth: string;
  follow: string;
  count: string;
  kontra: string;
}

/** A complete trick: its cards in the order of play, and who took it. */
export interface Trick {
  leader: number;
  cards: number[];
  winner: number;
}

/** The result of trying again: `judged` is the new action, `before` the original one. */
export interface TriedAgain {
  right: boolean;
  judged: Judged;
  before: Judged;
}

/** A friend's result in a deal, perhaps the caller's (`you`) or that of the friend who asked `first`. */
export interface Try {
  name: string;
  face: number | null;
  you: boolean;
  first: boolean;
  scored: Scored;
}

/** The one sentence on a deal for a seat, by its kind (`tarok.report.verdict`). */
export interface Verdict {
  seat: number;
  kind: string;
  number: number | null;
  trick: number;
  known: boolean;
  amount: number | null;
}

/** What one seat may know: the only thing a player, a bot, a browser or an environment ever sees. */
export interface View {
  game: string;
  seat: number | null;
  phase: string;
  carry: Carry;
  hand: number[];
  held: number[];
  seen: number[][];
  log: ([number, Action])[];
  shown: Show[];
  facts: Fact[];
  stakes: Stake[];
  declarer: number | null;
  contract: string | null;
  called: number | null;
  sides: (number | null)[];
  laid: number[];
  leader: number;
  table: number[];
  tricks: Trick[];
  due: number | null;
  legal: Action[];
  refused: Refusal[];
  tells: Fact[];
  ended: string;
  over: Open | null;
}

/** A player waits to play: after some more deals `place` comes in for `instead`, if that is known. */
export interface Wait {
  place: number;
  after: number;
  instead: number | null;
}

/** What an action is worth. */
export interface Weighed {
  action: Action;
  same: Action[];
  points: number;
  equal: boolean;
  ahead: number;
  made: number | null;
  reasons: Reason[];
  degree: "equal" | "little" | "much";
  outlook: Outlook[];
}

/** What a bot has `done`, what its seat could see just before, and what things were worth by that. */
export interface Why {
  view: View;
  done: Action;
  advice: Advice;
}

/** I have called for silence four times, and leave with the settlement of RO-ETH-09, between deals. */
export interface Withdraw {
  type: "withdraw";
  v: number;
}

/** All actions that one rule rules out. */
export interface Withheld {
  why: string;
  clause: string;
  actions: (Action | number | string)[];
}

/** A chat message, sent `ago` seconds before: a phrase, by its id, or a text; the other is empty. */
export interface Words {
  number: number;
  by: string;
  place: number;
  name: string;
  own: boolean;
  phrase: string;
  text: string;
  ago: number;
}

/** A chat message in the player's own words. */
export interface Write {
  type: "write";
  v: number;
  text: string;
}
