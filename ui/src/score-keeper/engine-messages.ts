/** What `tarok.paper` is asked and answers: docs/design.md says why the page asks it and not the server. */

import type { Cause, Entry as View, Options } from "../protocol";

export interface EnteredFeat {
  what: string;
  seat: number;
  made: boolean;
  announced: boolean;
  doubled: number;
  doubler: number | null;
}
export interface EnteredFault {
  what: string;
  seat: number;
  other: number | null;
  of: string;
  early: boolean;
}
export type Value = string | number | boolean | null;

/** What is written of a deal: fields of its result, as far as they are filled in. */
export type Written = Partial<Record<string, Value | number[] | EnteredFeat[] | EnteredFault[]>>;

export type SheetEntry =
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
  entries: readonly SheetEntry[];
  /** Who dealt at each of them, as its device knew it. */
  dealers?: readonly (number | null)[];
  written?: Written | null;
  before?: number | null;
}

export interface WrongEntry {
  field: string;
  /** The reason in English, for developers; and for readers of any language. */
  truth: string;
  clause: string;
  cause?: Cause;
}
export interface FormField {
  name: string;
  values: Value[];
  /** What stands there; of points all numbers so far. */
  value?: Value | number[];
  asked: boolean;
  numbers: number;
}
export interface FormCell {
  what: string;
  seat: number;
  feats: EnteredFeat[];
  feat: EnteredFeat | null;
}
export interface Form {
  result: Written;
  fields: FormField[];
  cells: FormCell[];
  kontras: EnteredFeat[][];
  faults: EnteredFault[];
  wrong: WrongEntry | null;
}
export interface BookedRow {
  dealer: number;
  totals: number[];
  view: View | null;
  wrong: WrongEntry | null;
}
export interface Answer {
  rows: BookedRow[];
  carry: { dealer: number; totals: number[]; marks: Record<string, number[]> };
  over: boolean;
  seats: number[];
  may: SheetEntry[];
  form: Form | null;
}
