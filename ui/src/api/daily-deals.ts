/** The calls for deals that many play alike: the daily deal, and a deal among friends. */

import type { DailyDeal, Game, SameDeal } from "../protocol";
import { seedsKept } from "../storage/settings.svelte";
import { call, games, RequestRefused, post, type Who } from "./server";

/** The daily deal of a game, of today or of a day; what is promised of packs is remembered as it was first heard. */
export async function dailyDeal(game: string, day?: string): Promise<DailyDeal> {
  const deal = await call<DailyDeal>(`/api/daily/${game}${day ? `?day=${day}` : ""}`);
  const memory = seedsKept();
  for (const promised of [deal.commitment, deal.following]) {
    if (!promised || memory.recall(promised.table, promised.deal)) continue;
    memory.keep({ table: promised.table, deal: promised.deal, commitment: promised.commitment, seed: "" });
  }
  return deal;
}

/** Sit down at the daily deal, to play or to practise it, and return the table. */
export async function playDaily(game: string, practice = false): Promise<string> {
  await dailyDeal(game).catch(() => null); // so that this page knows what was promised
  return (await call<{ table: string }>(`/api/daily/${game}`, post({ practice }))).table;
}

/** The game with this key, by the house rules of the book. */
export async function gameNamed(key: string): Promise<Game> {
  const found = (await games()).find((game) => game.key === key);
  if (!found) throw new RequestRefused("no_game");
  return found;
}

export const gameOfSame = (id: string): Promise<Game> => call(`/api/same/${id}/game`);
export const sameDeal = (id: string): Promise<SameDeal> => call(`/api/same/${id}`);

/** Sit down at a deal of a friend, to play or to practise it, and return the table. */
export const playSame = async (id: string, who: Who, practice = false): Promise<string> =>
  (await call<{ table: string }>(`/api/same/${id}`, post({ ...who, practice }))).table;

/** What a link holds that asks friends to play a deal. */
export const askFriends = async (deal: string, who: Who | null): Promise<string> =>
  (await call<{ same: string }>(`/api/deals/${deal}/ask`, post({ ...who }))).same;
