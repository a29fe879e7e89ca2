/** What `tarok.paper` is asked and answers: docs/design.md says why the page asks it and not the server. */

import type { Entry as View, Options } from "../protocol";

export interface Feat {
  what: string;
  seat: number;
  made: boolean;
  announced: boolean;
  doubled: number;
  doubler: number | null;
}
export interface Fault {
  what: string;
  seat: number;
  other: number | null;
  of: string;
  early: boolean;
}
export type Value = string | number | boolean | null;

/** What is written of a deal: fields of its result, as far as somebody has filled them in. */
export type Written = Partial<Record<string, Value | number[] | Feat[] | Fault[]>>;

export type Entry =
  | { type: "deal"; result: Written }
  | { type: "misdeal"; place: number }
  | { type: "loan"; place: number; amount: number }
  | { type: "stop"; playing?: boolean };

export interface Begun {
  game: string;
  options: Options;
  dealer: number;
}
export interface Question {
  begun: Begun;
  entries: readonly Entry[];
  /** Who dealt at each of them, as its device knew it. */
  dealers?: readonly (number | null)[];
  written?: Written | null;
  before?: number | null;
}

export interface Wrong {
  field: string;
  truth: string;
  clause: string;
}
export interface Field {
  name: string;
  values: Value[];
  /** What stands there; of points all numbers so far. */
  value?: Value | number[];
  asked: boolean;
  numbers: number;
}
export interface Cell {
  what: string;
  seat: number;
  feats: Feat[];
  feat: Feat | null;
}
export interface Form {
  result: Written;
  fields: Field[];
  cells: Cell[];
  kontras: Feat[][];
  faults: Fault[];
  wrong: Wrong | null;
}
export interface Row {
  dealer: number;
  totals: number[];
  view: View | null;
  wrong: Wrong | null;
}
export interface Answer {
  rows: Row[];
  carry: { dealer: number; totals: number[]; marks: Record<string, number[]> };
  over: boolean;
  seats: number[];
  may: Entry[];
  form: Form | null;
}
