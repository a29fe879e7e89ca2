/** The calls of docs/protocol.md that find and make tables. */

import type { Game } from "../protocol";

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

export const games = (): Promise<Game[]> => call("/api/games");

export async function openTable(game: string): Promise<string> {
  const made = await call<{ table: string }>("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game }),
  });
  return made.table;
}

export function playAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${table}/play`;
}
