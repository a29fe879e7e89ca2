/** The calls of docs/protocol.md that find and make tables, and show deals that are over. */

import { service } from "./server-status.svelte";
import type { GameChoice } from "./game-choice";
import {
  PROTOCOL,
  type Card,
  type Code,
  type Finding,
  type Game,
  type LessonInfo,
  type LessonView,
  type Manners,
  type Options,
  type PastDeal,
  type PastTable,
  type PublicTable,
  type ReportProgress,
  type Why,
} from "../protocol";

/** What the server says when it does not do something: the key of the error. */
export class RequestRefused extends Error {
  constructor(
    error: string,
    /** The parameters of the error. */
    readonly more: Record<string, unknown> = {},
  ) {
    super(error);
  }
}

const LATER = new Set(["too_many", "busy"]);
/** Why something was not done, by the id of its words: it is to be tried again later, or something else. */
export const why = (error: unknown, otherwise: string): string =>
  error instanceof RequestRefused && LATER.has(error.message) ? error.message : otherwise;

const GONE = new Set(["signed_out", "expired"]);
/** Why this browser is known no more that was, by the id of its words; null: something else was wrong. */
export const whyGone = (error: unknown): string | null =>
  error instanceof RequestRefused && GONE.has(error.message) ? error.message : null;

/** A guest's name where they meet people, and their face. */
export interface Who {
  name: string;
  face: Card | null;
}

export const call = async <T>(path: string, init?: RequestInit): Promise<T> => answered(await fetch(path, init));

/** What an answer holds.  RequestRefused: the server does not do it, and says why. */
export async function answered<T>(answer: Response): Promise<T> {
  service.answered(answer.headers);
  if (!answer.ok) {
    const { error, ...more } = (await answer.json()) as { error: string };
    throw new RequestRefused(error, more);
  }
  return (await answer.json()) as T;
}

export const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

export const games = (): Promise<Game[]> => call("/api/games");

/** The game of a table, or of a deal that is over, with its house rules. */
export const gameOfTable = (id: string): Promise<Game> => call(`/api/tables/${id}/game`);
export const gameOfWatched = (link: string): Promise<Game> => call(`/api/watch/${link}/game`);
export const gameOfLesson = (name: string): Promise<Game> => call(`/api/lessons/${name}/game`);
export const gameOfDeal = (id: string): Promise<Game> => call(`/api/deals/${id}/game`);

/** A new table for a game, or one that begins with the cards of a deal that is over. */
export type NewTable =
  GameChoice | { again: string; before?: number } | { after: string } | (GameChoice & Who & { manners: Manners });

/** Open a table; where bots are to sit, these do. */
export async function openTable(how: NewTable, opponents?: string): Promise<string> {
  const made = await call<{ table: string }>("/api/tables", post("game" in how ? { ...how, opponents } : how));
  return made.table;
}

/** Sit down at a place of a table; once more with another name or face, to change it. */
export const sitDown = (table: string, place: number, who: Who): Promise<unknown> =>
  call(`/api/tables/${table}/seat`, post({ place, ...who }));

/** The code of seven letters that leads to one's table for a while, and the table to which a code leads. */
export const codeOf = (table: string): Promise<Code> => call(`/api/tables/${table}/code`, post({}));
export const tableOf = async (code: string): Promise<string> =>
  (await call<{ table: string }>(`/api/codes/${encodeURIComponent(code)}`)).table;

/** What a link by which others look on at one's table holds. */
export const watchLink = async (table: string): Promise<string> =>
  (await call<{ watch: string }>(`/api/tables/${table}/watch`, post({}))).watch;

type ClockPace = NonNullable<Manners["pace"]>;

/** Which public tables one looks for; what is null does not matter. */
export interface TableFilter {
  game: string | null;
  pace: ClockPace | null;
  /** With the house rules of the book, or with these of the game. */
  book: boolean;
  options: Options | null;
}

/** The public tables where people may sit down. */
export function publicTables({ game, pace, book, options }: TableFilter): Promise<PublicTable[]> {
  const asked = new URLSearchParams({
    ...(game && { game }),
    ...(pace && { pace }),
    ...(book && { book: "true" }),
    ...(options && { options: JSON.stringify(options) }),
  });
  return call(`/api/hall?${asked}`);
}

/** Sit down at a public table, or at a new one, and return its id. */
export const playNow = async (pick: TableFilter & { game: string }, who: Who): Promise<string> =>
  (await call<{ table: string }>("/api/hall/play", post({ ...pick, ...who }))).table;

/** A code by which another browser becomes the same guest; and taking one, which says at how many tables one sits. */
export const offerPlaces = (): Promise<Code> => call("/api/guest/along", post({}));
export const takePlaces = async (code: string, leave: boolean): Promise<number> =>
  (await call<{ tables: number }>("/api/guest/take", post({ code, leave }))).tables;

/** What is kept about oneself, and until when this browser knows one; having it taken away. */
export const ownData = (): Promise<unknown> => call("/api/guest/data");
export const removeOwnData = (): Promise<unknown> => call("/api/guest", { method: "DELETE" });
export const knownUntil = async (): Promise<string | null> =>
  (await call<{ until: string | null }>("/api/guest")).until;
/** Having this browser forget who one is, or all others. */
export const leaveBrowser = (): Promise<unknown> => call("/api/guest/leave", post({}));
export const leaveOthers = (): Promise<unknown> => call("/api/guest/alone", post({}));

/** All lessons; and one after all this was done in it, the last of which is judged. */
export const allLessons = (): Promise<LessonInfo[]> => call("/api/lessons");
export const takeLesson = (name: string, did: readonly unknown[]): Promise<LessonView> =>
  call(`/api/lessons/${name}`, post({ did }));

/** The tables at which one sits: first where it is one's turn, then the newest first. */
export const ownTables = (): Promise<PastTable[]> => call("/api/tables");

/** A deal that is over, by the id that a link to it holds. */
export const sharedDeal = (id: string): Promise<PastDeal> => call(`/api/deals/${id}`);

/** Why a bot did the action of a deal with this number, by what its seat could see. */
export const whyDone = (id: string, number: number): Promise<Why> => call(`/api/deals/${id}/why/${number}`);

/** Who hears a report: its findings as they come, how far it is, and when there are no more. */
export interface ReportListener {
  hear: (finding: Finding) => void;
  progress: (progress: ReportProgress) => void;
  over: () => void;
}

/** Hear the report on a deal; what is returned ends it. */
export function reportOn(id: string, { hear, progress, over }: ReportListener): () => void {
  const source = new EventSource(`/api/deals/${id}/report`);
  source.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as Finding);
  source.addEventListener("progress", ({ data }: MessageEvent<string>) => progress(JSON.parse(data) as ReportProgress));
  source.addEventListener("end", over);
  source.onerror = () => {
    source.close(); // the server has said all, or is not there: it is not asked again
    over();
  };
  return () => source.close();
}

/** What a link to a deal of one's own table holds. */
export async function dealId(table: string, number: number): Promise<string> {
  const deal = await call<PastDeal>(`/api/tables/${table}/deals/${number}`);
  return deal.id;
}

/** The address of a table, to play or to look on; a `page` that reconnects takes its own place. */
export function playAddress(id: string, where: "tables" | "watch", page: string, awaited: boolean): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const says = new URLSearchParams({
    ...{ protocol: String(PROTOCOL), seeds: "2", service: "", page },
    ...(awaited && { awaited: "1" }),
  });
  return `${scheme}://${location.host}/api/${where}/${id}/play?${says}`;
}
