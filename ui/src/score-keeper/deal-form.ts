/** What a tap makes of what is written, and how what is written reads. */

import type { Cell, Fault, Feat, Written } from "./engine-messages";

const same = (one: Pick<Feat, "what" | "seat">, other: Pick<Feat, "what" | "seat">): boolean =>
  one.what === other.what && one.seat === other.seat;

/** What a cell shows now: as the form has it, or as it was tapped since. */
export const shown = (feats: readonly Feat[], cell: Cell, stale: boolean): Feat | null =>
  stale ? (feats.find((feat) => same(feat, cell)) ?? null) : cell.feat;

/** The next of the ways in which a seat can have a bonus; after the last it has none. */
export function tapped(feats: readonly Feat[], cell: Cell, now: Feat | null): Feat[] {
  const at = cell.feats.findIndex(({ made, announced }) => now?.made === made && now.announced === announced);
  const next = now ? cell.feats[at + 1] : cell.feats[0];
  const others = feats.filter((feat) => !same(feat, cell));
  return next ? [...others, next] : others;
}

/** The same feats, one of them doubled otherwise. */
export const doubled = (feats: readonly Feat[], way: Feat): Feat[] =>
  feats.map((feat) => (same(feat, way) ? way : feat));

/** The points in boxes that are being typed into; what stands after a gap does not count yet. */
export function counted(boxes: readonly string[]): number[] {
  const gap = boxes.findIndex((text) => !/^\s*\d{1,3}\s*$/.test(text));
  return boxes.slice(0, gap < 0 ? undefined : gap).map(Number);
}

/** What is written with this field; a contract or an end of its own begins anew. */
export function wrote(written: Written, name: string, value: Written[string]): Written {
  if (name === "contract") return { ...written, contract: value, ...(written.contract ? {} : { ended: undefined }) };
  return { ...written, [name]: value };
}

/** How a bonus stands in its cell: silent or announced, made or lost. */
export const manner = ({ made, announced }: Feat): string =>
  `paper-feat-${announced ? "announced" : "silent"}-${made ? "made" : "lost"}`;

/** How far a breach is said. */
export interface Breach {
  what: string | null;
  seat: number | null;
}

/** Those breaches that go with what is said so far. */
export const fitting = (faults: readonly Fault[], { what, seat }: Breach): Fault[] =>
  faults.filter((fault) => fault.what === what && (seat === null || fault.seat === seat));
