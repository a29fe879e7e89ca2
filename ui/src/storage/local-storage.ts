/**
 * What this browser keeps between two visits: the only module that asks for it, key by key. What says something about a
 * person goes when they want to be forgotten on this device.
 */

/** What says something about a person, or lets one do what they may do. */
export const OF_A_PERSON = [
  ...(["table", "family", "wanted", "name", "face"] as const), // who one is, where one sits, and what one plays
  "muted", // whom one does not hear
  "shuffles", // seeds and promises, with the names of tables
  "lessons", // how far one is
  "puzzles", // how the rating went
  "accuracy", // how well one played, deal by deal
  "by", // who notes at events
  "directing", // links that let one direct an event
  "texts", // reports of wrong texts that the server does not have yet
  "device", // what this device is called in notes
] as const;

const PLAY = "how the page shows play on this device";
const LOOK = "how the page looks on this device";

/** What stays, with the reason: settings of the device. */
export const STAYS = {
  ...{ pace: PLAY, single: PLAY, tally: PLAY, coach: PLAY, strength: PLAY, tap: PLAY, letters: PLAY },
  opponents: "which bots a new table is opened with: no word about a person",
  sounds: "whether this device may be heard",
  vibration: "whether this device may shake",
  report: "whether a text that is held is reported as wrong: it says nothing about a person",
  language: "without it the page could not be read",
  ...{ theme: LOOK, felt: LOOK, taroks: LOOK, ranks: LOOK, deck: LOOK, courts: LOOK, numerals: LOOK },
  ...{ colours: LOOK, index: LOOK, night: LOOK, back: LOOK },
} as const;

/** What is kept in other ways and stays, with the reason. */
export const STAYS_ELSEWHERE = {
  "sessionStorage tarok.renewed": "the edition for which a tab was loaded again; it goes with the tab",
  "cache engine": "the rules as a program: the same for all users",
  "cache tarok-": "the files of the page and the list of games: the same for all users",
} as const;

export type Key = (typeof OF_A_PERSON)[number] | keyof typeof STAYS;

/** The device was given a name before all others had a prefix. */
const stored = (key: Key): string => (key === "device" ? key : `tarok.${key}`);

export function recall(key: Key): string | null {
  try {
    return localStorage.getItem(stored(key));
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

export function remember(key: Key, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(stored(key));
    else localStorage.setItem(stored(key), value);
  } catch {
    // the same
  }
}

/** Forget what says something about a person. */
export function forgetPerson(): void {
  for (const key of OF_A_PERSON) remember(key, null);
}

/** Where pages of one browser tell each other that the guest was forgotten. */
const channel = (): BroadcastChannel | null =>
  "BroadcastChannel" in globalThis ? new BroadcastChannel("tarok.forgotten") : null;

let told = false;
/** Tell all other pages of this browser. */
export function tellForgotten(): void {
  told = true; // this page hears it, too
  const others = channel();
  others?.postMessage(null);
  others?.close();
}

/** Do something when another page tells it. */
export function onForgotten(work: () => void): void {
  channel()?.addEventListener("message", () => {
    if (!told) work();
  });
}
