/** Reports of texts that sound wrong, kept on this device until the server has them. */

import words from "virtual:words";
import { call, post, RequestRefused } from "../api/server";
import { WHOLE, type Language } from "../storage/languages";
import { recall, remember } from "../storage/local-storage";

export interface TextReport {
  /** The language of the message, perhaps with the family or the pages that have words of their own. */
  piece: string;
  key: string;
  text: string;
  better: string;
  version: string;
}

/** How many reports wait at most: the oldest give way. */
const MOST = 20;
const TEXT = 500;
/** Refusals after which a report is sent again later. */
const LATER = new Set(["too_many", "busy"]);

function pending(): TextReport[] {
  try {
    const kept: unknown = JSON.parse(recall("texts") ?? "[]");
    return Array.isArray(kept) ? (kept as TextReport[]) : [];
  } catch {
    return [];
  }
}

const keep = (reports: TextReport[]): void =>
  remember("texts", reports.length ? JSON.stringify(reports.slice(-MOST)) : null);

/** The edition of the page: the name of its program. */
const version = (): string =>
  (document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src.split("/").at(-1) ?? "").slice(0, 60);

/** The piece of the words that has a message: of the family before the shared ones, of English where it is missing. */
export async function pieceOf(language: Language, family: string | null, key: string): Promise<string> {
  const message = new RegExp(`^${key} *=`, "m");
  for (const spoken of [language, WHOLE]) {
    const some = Object.keys(words).filter((piece) => piece.startsWith(`${spoken}/`));
    const own = family ? [`${spoken}/${family}`] : [];
    for (const piece of new Set([...own, spoken, ...some]))
      if (message.test((await words[piece]?.().catch(() => null))?.default ?? "")) return piece;
  }
  return language;
}

/** Report a text; whether the server has it already. */
export async function reportText(report: Omit<TextReport, "version">): Promise<boolean> {
  const { text, better, ...more } = report;
  const whole = { ...more, text: text.slice(0, TEXT), better: better.slice(0, TEXT), version: version() };
  keep([...pending(), whole]);
  return sendReports();
}

let sending: Promise<boolean> | null = null;
/** Send what waits, one report after the other; whether nothing waits any more. */
export const sendReports = (): Promise<boolean> => (sending ??= sendAll().finally(() => (sending = null)));

async function sendAll(): Promise<boolean> {
  for (let [first] = pending(); first; [first] = pending()) {
    try {
      await call("/api/texts", post(first));
    } catch (error) {
      if (!(error instanceof RequestRefused) || LATER.has(error.message)) return false;
      // a report that the server does not take is given up
    }
    keep(pending().slice(1));
  }
  return true;
}
