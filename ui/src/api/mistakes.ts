/** The calls of docs/protocol.md about one's own mistakes. */

import type { Action, Analysed, OwnMistakes, OwnMoment, TriedAgain } from "../protocol";
import { call, post } from "./server";

export interface MistakeFilter {
  /** Empty: of all games. */
  game: string;
  /** Null: of all kinds; empty: those for which no rule has a name. */
  theme: string | null;
  order: "dearest" | "newest";
  /** Whether those are told, too, that one has learnt. */
  learnt: boolean;
  /** After how many others. */
  after: number;
}

export function ownMistakes({ game, theme, order, learnt, after }: MistakeFilter): Promise<OwnMistakes> {
  const asked = new URLSearchParams({ order, learnt: String(learnt), after: String(after), ...(game && { game }) });
  if (theme !== null) asked.set("theme", theme);
  return call(`/api/mistakes?${asked}`);
}

/** A moment as one's seat saw it. */
export const ownMoment = (deal: string, number: number): Promise<OwnMoment> => call(`/api/mistakes/${deal}/${number}`);
/** What it costs to do this there; null: one gives up. */
export const tryAgain = (deal: string, number: number, action: Action | null): Promise<TriedAgain> =>
  call(`/api/mistakes/${deal}/${number}`, post({ action }));

/** Have reports made of one's last deals, and hear how far it is; what is returned ends it. */
export function analyse(hear: (analysed: Analysed) => void, over: () => void): () => void {
  const source = new EventSource("/api/mistakes/analysis");
  source.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as Analysed);
  const end = (): void => {
    source.close();
    over();
  };
  source.addEventListener("end", end);
  source.onerror = end;
  return () => source.close();
}
