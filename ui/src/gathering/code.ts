/** Codes of seven letters: how they are shown, and typed. Those of earlier editions have six. */

const LENGTH = 7;
const BEFORE = 6;
const HALF = 3;

/** Whether a code has as many letters as codes have. */
export const isWhole = (code: string): boolean => code.length === LENGTH || code.length === BEFORE;

/** What somebody has typed, as far as it can be a code. */
export const typed = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z]/g, "")
    .slice(0, LENGTH);

/** A code in two groups, as one reads it. */
export const shown = (code: string): string =>
  code.length > HALF ? `${code.slice(0, HALF)} ${code.slice(HALF)}` : code;

/** A code letter by letter, as one says it. */
export const spelled = (code: string): string => [...code].join(" ");
