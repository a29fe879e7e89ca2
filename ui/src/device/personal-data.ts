/** What this device keeps of a person: what they would lose, the same as a file, and forgetting it. */

import { drawer, forgetAll } from "../storage/indexed-db";
import { publicUrl } from "./public-url";
import { forget } from "../storage/settings.svelte";
import { forgetPerson, recall, tellForgotten } from "../storage/local-storage";

/** As much of each as is told here; the file has them whole. */
interface Event {
  id: string;
  role: string;
  board: { title: string } | null;
}
interface Sheet {
  id: string;
  names: string[];
  book?: unknown;
}
interface Note {
  id: string;
  fate: string;
}

/** What is only on this device, or may be: where there is no storage it is nothing. */
export interface StoredData {
  /** Links to events, and those of a director to events at the server's own tables. */
  links: { title: string; role: string; link: string }[];
  /** Score sheets; those that other phones have, too, are not only here. */
  sheets: Sheet[];
  /** What was noted at events and has not been sent. */
  unsent: Note[];
}

const drawers = {
  events: drawer<Event>("events"),
  sheets: drawer<Sheet>("sheets"),
  noted: drawer<Note>("noted"),
};

/** The director's links of events that were announced here. */
function announced(): StoredData["links"] {
  try {
    const made = JSON.parse(recall("directing") ?? "[]") as { id: string; director: string }[];
    return made.map(({ id, director }) => ({ title: id, role: "director", link: `${publicUrl()}/club/${director}` }));
  } catch {
    return []; // something else is kept there
  }
}

/** What a guest would lose who is forgotten on this device. */
export async function storedData(): Promise<StoredData> {
  const none = (): never[] => [];
  const [events, sheets, noted] = await Promise.all([
    drawers.events.all().catch(none),
    drawers.sheets.all().catch(none),
    drawers.noted.all().catch(none),
  ]);
  const seen = events.map(({ id, role, board }) => ({
    title: board?.title ?? "",
    role,
    link: `${publicUrl()}/club/${id}`,
  }));
  const links = [...seen, ...announced().filter(({ link }) => !seen.some((each) => each.link === link))];
  return { links, sheets, unsent: noted.filter(({ fate }) => fate === "waits") };
}

/** The same as a file. */
export const asFile = (all: StoredData): Blob => new Blob([JSON.stringify(all, null, 2)], { type: "application/json" });

/** Forget the guest, in all pages of this browser. */
export async function forgetHere(): Promise<void> {
  tellForgotten(); // before all is forgotten: other pages write nothing more
  forget();
  forgetPerson();
  await forgetAll().catch(() => undefined); // where there is no storage there is nothing to forget
}
