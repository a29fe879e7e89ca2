/** What this browser remembers: how the page speaks, looks and sounds, and the table one sits at. */

import { DECKS } from "../../deck/names";
import { mutes, type Mutes } from "./muted-players";
import { memory, type Memory } from "../shuffle/seeds";
import { recall, remember } from "./local-storage";
import { LANGUAGES, preferred, type Language } from "./languages";

/** What can be chosen, by name; the first is the default. */
export const CHOICES = {
  /** How what others do is shown: at an even pace, at half of it, or at a tap. */
  pace: ["automatic", "slow", "step"],
  /** The bots at a table that one opens. */
  opponents: ["rule", "thinker", "master"],
  /** A single legal card plays itself. */
  single: ["off", "on"],
  /** How the count stands, while cards are played. */
  tally: ["on", "off"],
  /** A quiet mark after what gave away much. */
  coach: ["off", "on"],
  /** How strong one's own hand is, in the auction. */
  strength: ["on", "off"],
  sounds: ["on", "off"],
  /** Whether a phone shakes when a deal takes a turn. */
  vibration: ["on", "off"],
  /** Whether a text that is held is reported as wrong. */
  report: ["off", "on"],
  /** Letters as shortcuts. */
  letters: ["on", "off"],
  /** Light or dark: as the system is, or as one chooses. */
  theme: ["system", "light", "dark"],
  felt: ["green", "blue", "wine", "slate"],
  /** How the own cards are sorted: where the taroks lie, and which cards of a kind come first. */
  taroks: ["first", "last"],
  ranks: ["falling", "rising"],
  /** Whether one tap plays a card, or the first lifts it and the second plays it. */
  tap: ["one", "two"],
  deck: DECKS,
  /** What stands in the corners of kings, queens, horsemen and jacks. */
  courts: ["signs", "letters"],
  numerals: ["roman", "arabic"],
  colours: ["two", "four"],
  index: ["auto", "normal", "large"],
  /** Whether cards are dark where the page is. */
  night: ["on", "off"],
  back: ["1", "2"],
} as const;

export type SettingName = keyof typeof CHOICES;
export type Pace = (typeof CHOICES.pace)[number];
type Chosen = { [C in SettingName]: (typeof CHOICES)[C][number] };
interface Settings extends Chosen {
  language: Language;
  /** The table to go on playing at. */
  table: string | null;
  /** The family of games whose words are spoken. */
  family: string | null;
  /** What one played last, as the query of a link. */
  wanted: string | null;
  /** What one is called where one meets people, and the number of the card that is one's face. */
  name: string | null;
  face: string | null;
}

function remembered<T extends string>(name: keyof Settings, values: readonly T[], otherwise: T): T {
  const value = recall(name) as T | null;
  return value !== null && values.includes(value) ? value : otherwise;
}

/** Whom one has muted at a table this evening. */
export const mutesAt = (table: string): Mutes =>
  mutes(
    table,
    () => recall("muted"),
    (text) => remember("muted", text),
  );

/** The promises and seeds of the deals that this device has seen. */
export const seedsKept = (): Memory =>
  memory(
    () => recall("shuffles"),
    (text) => remember("shuffles", text),
  );

/** What was done in lessons, as this device remembers it. */
export const lessonsKept = {
  read: (): string | null => recall("lessons"),
  write: (text: string | null): void => remember("lessons", text),
};

const spoken = preferred(navigator.languages);
const usual = Object.entries(CHOICES).map(([name, values]) => [name, values[0]]);
const chosen = Object.entries(CHOICES).map(([name, values]) => [
  name,
  remembered<string>(name as SettingName, values, values[0]),
]);

export const settings: Settings = $state({
  ...(Object.fromEntries(chosen) as Chosen),
  language: remembered("language", LANGUAGES, spoken),
  table: recall("table"),
  family: recall("family"),
  wanted: recall("wanted"),
  name: recall("name"),
  face: recall("face"),
});

const USUAL: Record<string, string | null> = {
  ...(Object.fromEntries(usual) as Chosen),
  language: spoken,
  table: null,
  family: null,
  wanted: null,
  name: null,
  face: null,
};

/** Forget who the guest is, where they sat, and what they played. */
export const forget = (): void => {
  Object.assign(settings, { table: null, family: null, wanted: null, name: null, face: null });
};

/** What is as usual need not be remembered. */
$effect.root(() => {
  for (const name of Object.keys(USUAL) as (keyof Settings)[]) {
    $effect(() => remember(name, settings[name] === USUAL[name] ? null : settings[name]));
  }
});

/** Choose a value of a setting, if it is one. */
export function choose(name: SettingName, value: string): void {
  if ((CHOICES[name] as readonly string[]).includes(value)) Object.assign(settings, { [name]: value });
}
