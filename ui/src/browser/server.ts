/** The calls of docs/protocol.md that find and make tables, and show deals that are over. */

import type { Wanted } from "./wanted";
import { PROTOCOL, type Game, type PastDeal, type PastTable } from "../protocol";

/** What the server says when it does not do something: the key of the error. */
export class Refused extends Error {}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  if (!answer.ok) throw new Refused(((await answer.json()) as { error: string }).error);
  return (await answer.json()) as T;
}

export const games = (): Promise<Game[]> => call("/api/games");

/** The game of a table, or of a deal that is over, with its house rules. */
export const gameOfTable = (id: string): Promise<Game> => call(`/api/tables/${id}/game`);
export const gameOfDeal = (id: string): Promise<Game> => call(`/api/deals/${id}/game`);

/** A new table for a game, or one that begins with the cards of a deal that is over. */
export type Opening = Wanted | { again: string };

export async function openTable(how: Opening): Promise<string> {
  const made = await call<{ table: string }>("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(how),
  });
  return made.table;
}

/** The tables at which one sits, newest first. */
export const ownTables = (): Promise<PastTable[]> => call("/api/tables");

/** A deal that is over, by the id that a link to it holds. */
export const sharedDeal = (id: string): Promise<PastDeal> => call(`/api/deals/${id}`);

/** What a link to a deal of one's own table holds. */
export async function dealId(table: string, number: number): Promise<string> {
  const deal = await call<PastDeal>(`/api/tables/${table}/deals/${number}`);
  return deal.id;
}

export function playAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${table}/play?protocol=${PROTOCOL}`;
}
