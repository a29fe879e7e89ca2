/** What a page promises before a deal, as docs/shuffle.md has it, with the cryptography of the browser. */

import { hex } from "./seeds";

/** The editions that this page knows: in the second, seeds are promised before any is revealed. */
export const FIRST = "tarok shuffle 1";
export const SECOND = "tarok shuffle 2";

/** Whether this browser computes hashes here: over plain http it does so at localhost alone. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- elsewhere there is no such thing
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The hash by which a page promises its seed, before any is revealed. */
export const seedHash = (commitment: string, seed: string): Promise<string> =>
  hashed(SECOND, `commitment ${commitment}`, `seed ${seed}`);

/** SHA-256 of these lines. */
export async function hashed(...lines: readonly string[]): Promise<string> {
  const text = lines.map((line) => `${line}\n`).join("");
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

/** Whether places have the same hashes here as there, each of them one. */
export const samePairs = (
  some: readonly (readonly [number, string])[],
  others: readonly (readonly [number, string])[],
): boolean => {
  const known = new Map(others);
  return (
    new Set(some.map(([place]) => place)).size === some.length &&
    some.length === others.length &&
    some.every(([place, text]) => known.get(place) === text)
  );
};
