/** The calls for events at the tables of this server (docs/protocol.md). */

import type { EventInfo, EventMade, EventView, Options, OwnEvent } from "../protocol";
import { answered, call, post, type Who } from "./server";

/** An event to be announced. */
export interface Announced {
  title: string;
  kind: EventInfo["kind"];
  game: string;
  options: Options;
  rounds: number;
  deals: number;
  minutes: number;
  pace: string;
  boards: boolean;
  /** In how many seconds it begins. */
  starts_in: number;
}

export const eventsHere = (): Promise<EventInfo[]> => call("/api/events");
export const announce = (what: Announced): Promise<EventMade> => call("/api/events", post(what));
export const ownEvent = (id: string): Promise<OwnEvent> => call(`/api/events/${id}/own`);
export const takePart = (id: string, who: Who): Promise<OwnEvent> => call(`/api/events/${id}/own`, post(who));
export const takeLeave = (id: string): Promise<OwnEvent> => call(`/api/events/${id}/own`, { method: "DELETE" });

/** How an event stands, if that is not what this tag says. */
export async function eventSeen(id: string, tag: string): Promise<{ event: EventView | null; tag: string }> {
  const answer = await fetch(`/api/events/${id}`, { headers: tag ? { "If-None-Match": tag } : {} });
  if (answer.status === 304) return { event: null, tag };
  return { event: await answered<EventView>(answer), tag: answer.headers.get("ETag") ?? "" };
}
