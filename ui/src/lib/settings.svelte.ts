/** What this browser remembers: the language, the pace, and the table one sits at. */

import { LANGUAGES, preferred, translator, type Args, type Language } from "./fluent";
import { PACES, type Pace } from "./queue";

function remembered<T extends string>(name: string, values: readonly T[], otherwise: T): T {
  const value = recall(name) as T | null;
  return value !== null && values.includes(value) ? value : otherwise;
}

function recall(name: string): string | null {
  try {
    return localStorage.getItem(`tarok.${name}`);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`tarok.${name}`);
    else localStorage.setItem(`tarok.${name}`, value);
  } catch {
    // the same
  }
}

class Settings {
  #language = $state<Language>(remembered("language", LANGUAGES, preferred(navigator.languages)));
  #pace = $state<Pace>(remembered("pace", PACES, "automatic"));
  #table = $state<string | null>(recall("table"));
  #translate = $derived(translator(this.#language));

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    remember("language", language);
  }

  get pace(): Pace {
    return this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    remember("pace", pace);
  }

  /** The table to go on playing at. */
  get table(): string | null {
    return this.#table;
  }
  set table(id: string | null) {
    this.#table = id;
    remember("table", id);
  }

  say(id: string, args?: Args): string {
    return this.#translate(id, args);
  }
}

export const settings = new Settings();

/** Say a message in the language of the page; what uses it is shown anew when the language changes. */
export const t = (id: string, args?: Args): string => settings.say(id, args);
