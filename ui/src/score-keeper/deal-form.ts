/** What a tap makes of what is written, and how what is written reads. */

import type { FormCell, EnteredFault, EnteredFeat, Written } from "./engine-messages";

const same = (one: Pick<EnteredFeat, "what" | "seat">, other: Pick<EnteredFeat, "what" | "seat">): boolean =>
  one.what === other.what && one.seat === other.seat;

/** What a cell shows now: as the form has it, or as it was tapped since. */
export const shown = (feats: readonly EnteredFeat[], cell: FormCell, stale: boolean): EnteredFeat | null =>
  stale ? (feats.find((feat) => same(feat, cell)) ?? null) : cell.feat;

/** The next of the ways in which a seat can have a bonus; after the last it has none. */
export function tapped(feats: readonly EnteredFeat[], cell: FormCell, now: EnteredFeat | null): EnteredFeat[] {
  const at = cell.feats.findIndex(({ made, announced }) => now?.made === made && now.announced === announced);
  const next = now ? cell.feats[at + 1] : cell.feats[0];
  const others = feats.filter((feat) => !same(feat, cell));
  return next ? [...others, next] : others;
}

/** The same feats, one of them doubled otherwise. */
export const doubled = (feats: readonly EnteredFeat[], way: EnteredFeat): EnteredFeat[] =>
  feats.map((feat) => (same(feat, way) ? way : feat));

/** The points in boxes that are being typed into; what stands after a gap does not count yet. */
export function counted(boxes: readonly string[]): number[] {
  const gap = boxes.findIndex((text) => !/^\s*\d{1,3}\s*$/.test(text));
  return boxes.slice(0, gap < 0 ? undefined : gap).map(Number);
}

/** What is written with this field; a contract or an end of its own begins again. */
export function wrote(written: Written, name: string, value: Written[string]): Written {
  if (name === "contract") return { ...written, contract: value, ...(written.contract ? {} : { ended: undefined }) };
  return { ...written, [name]: value };
}

/** How a bonus stands in its cell: silent or announced, made or lost. */
export const manner = ({ made, announced }: EnteredFeat): string =>
  `paper-feat-${announced ? "announced" : "silent"}-${made ? "made" : "lost"}`;

/** How far a breach is said. */
export interface Breach {
  what: string | null;
  seat: number | null;
}

/** Those breaches that go with what is said so far. */
export const fitting = (faults: readonly EnteredFault[], { what, seat }: Breach): EnteredFault[] =>
  faults.filter((fault) => fault.what === what && (seat === null || fault.seat === seat));
