/** The director's links of the events that were announced on this device. */

import type { EventMade } from "../protocol";
import { recall, remember } from "../storage/local-storage";

/** How many are kept, the newest. */
const MOST = 20;

function storedLinks(): EventMade[] {
  try {
    const found: unknown = JSON.parse(recall("directing") ?? "[]");
    return Array.isArray(found) ? (found as EventMade[]) : [];
  } catch {
    return []; // something else is kept there
  }
}

/** Keep a director's link. */
export function direct(made: EventMade): void {
  // where nothing is kept the link is lost with the page, and the event goes on without a director
  remember("directing", JSON.stringify([made, ...storedLinks()].slice(0, MOST)));
}

/** The director's link of an event, if it was announced here. */
export const directed = (id: string): string | null => storedLinks().find((each) => each.id === id)?.director ?? null;
