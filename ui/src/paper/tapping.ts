/** What a tap makes of what is written, and how what is written reads. */

import type { Cell, Feat, Field, Written } from "./answers";

const same = (one: Feat, other: Feat): boolean => one.what === other.what && one.seat === other.seat;

/** The next of the ways in which a seat can have a bonus; after the last it has none. */
export function tapped(feats: readonly Feat[], cell: Cell): Feat[] {
  const at = cell.feats.findIndex(
    ({ made, announced }) => cell.feat?.made === made && cell.feat.announced === announced,
  );
  const next = cell.feat ? cell.feats[at + 1] : cell.feats[0];
  const others = feats.filter((feat) => !cell.feat || !same(feat, cell.feat));
  return next ? [...others, next] : others;
}

/** The same feats, one of them doubled otherwise. */
export const doubled = (feats: readonly Feat[], way: Feat): Feat[] =>
  feats.map((feat) => (same(feat, way) ? way : feat));

/** The points with one of them changed; what stands after a gap does not count yet. */
export function counted(field: Field, at: number, number: number | null): number[] {
  const now = Array.isArray(field.value) ? [...field.value] : [];
  return number === null ? now.slice(0, at) : [...now.slice(0, at), number, ...now.slice(at + 1)];
}

/** What is written with this field; a contract or an end of its own begins anew. */
export function wrote(written: Written, name: string, value: Written[string]): Written {
  if (name === "contract") return { ...written, contract: value, ...(written.contract ? {} : { ended: undefined }) };
  return { ...written, [name]: value };
}

/** How a bonus stands in its cell: silent or announced, made or lost. */
export const manner = ({ made, announced }: Feat): string =>
  `paper-feat-${announced ? "announced" : "silent"}-${made ? "made" : "lost"}`;
