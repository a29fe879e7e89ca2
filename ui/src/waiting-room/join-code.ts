/** Codes of tables: how they are shown, and typed. */

import { CODE_LETTERS } from "../protocol";

/** Codes of earlier editions have fewer letters. */
const BEFORE = 6;

const HALF = Math.floor(CODE_LETTERS / 2);
/** A text that is longer than this is no mistyped code. */
const LONGEST = 20;

/** Whether a code has as many letters as codes have. */
export const isWhole = (code: string): boolean => code.length === CODE_LETTERS || code.length === BEFORE;

/** The letters that were typed: perhaps too few of them for a code, or too many. */
export const typed = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z]/g, "")
    .slice(0, LONGEST);

/** A code in two groups, as one reads it. */
export const shown = (code: string): string =>
  code.length > HALF ? `${code.slice(0, HALF)} ${code.slice(HALF)}` : code;

/** A code letter by letter, as one says it. */
export const spelled = (code: string): string => [...code].join(" ");
