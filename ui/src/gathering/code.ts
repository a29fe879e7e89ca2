/** Codes of six letters: how they are shown, and typed. */

export const LENGTH = 6;
const HALF = LENGTH / 2;

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
