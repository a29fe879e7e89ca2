/** The accuracy of the deals whose reports were looked at on this device. */

import { recall, remember } from "../storage/local-storage";

export interface Known {
  deal: string;
  accuracy: number;
}
/** How many are kept, and how many are drawn. */
const KEPT = 100;
export const DRAWN = 20;

const isKnown = (each: unknown): each is Known =>
  typeof each === "object" && each !== null && "deal" in each && "accuracy" in each && Number.isFinite(each.accuracy);

/** Those that are known, the latest last. */
export function known(): Known[] {
  try {
    const kept: unknown = JSON.parse(recall("accuracy") ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKnown) : [];
  } catch {
    return []; // something else was written there
  }
}

/** Add a deal: one that is known keeps its place. */
export function added(before: readonly Known[], deal: string, accuracy: number): Known[] {
  const found = before.some((each) => each.deal === deal);
  const next = found
    ? before.map((each) => (each.deal === deal ? { deal, accuracy } : each))
    : [...before, { deal, accuracy }];
  return next.slice(-KEPT);
}

export function note(deal: string, accuracy: number): Known[] {
  const next = added(known(), deal, accuracy);
  remember("accuracy", JSON.stringify(next));
  return next;
}

/** The mean of some figures, as a whole number. */
export const mean = (found: readonly Known[]): number =>
  Math.round(found.reduce((sum, { accuracy }) => sum + accuracy, 0) / Math.max(found.length, 1));
