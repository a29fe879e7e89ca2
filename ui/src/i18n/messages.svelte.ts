/** The messages of the page in its language and of its family of games: `t` formats one, `learn` loads them. */

import type { Game } from "../protocol";
import { settings } from "../storage/settings.svelte";
import type { Language } from "../storage/languages";
import { translator, type Args, type Translate } from "./fluent";

/** The own country's way to write a date, where it speaks the language of the page. */
export const region = (): string =>
  navigator.languages.find((tag) => tag.startsWith(settings.language)) ?? settings.language;

/** Nothing is said before the words are there. */
let say = $state.raw<Translate>(Object.assign(() => "", { has: () => false }));

type Piece =
  "people" | "lessons" | "score-keeper" | "club" | "report" | "reasons" | "result" | "settings" | "rules" | "lobby";
/** The words that only some want, by their pieces, and when they will have come. */
const coming: Partial<Record<Piece, Promise<void>>> = {};
export function need(piece: Piece): Promise<void> {
  coming[piece] ??= Promise.resolve() // so that it is among those that are learnt
    .then(() => learn(settings.language, settings.family))
    .catch((error: unknown) => {
      delete coming[piece]; // the next who asks tries again
      throw error;
    });
  return coming[piece];
}
export const meet = (): Promise<void> => need("people");

/** How often words have been asked for, and which of these times has brought those that are there. */
let asked = 0;
let answered = 0;

/** Learn the words of the language, and of the family of games that is played or looked at. */
export async function learn(language: Language, family: string | null): Promise<void> {
  const own = ++asked;
  const words = await translator(language, family, Object.keys(coming));
  const late = own < answered || language !== settings.language || family !== settings.family;
  if (late) return; // fewer words, or others
  answered = own;
  say = words;
  learnt.family = family;
}

/** The family whose words are there. */
export const learnt: { family: string | null } = $state({ family: null });

/** What messages may ask of the game that is played, in addition to their own arguments. */
let played: Args = $state.raw({});
export function playing({ kontras }: Game): void {
  played = { kontras };
}

/** Who is told of every message that is said. */
let listener: ((id: string, text: string) => void) | null = null;
/** Tell of every message from now on; those that are shown are said once more. */
export function hearMessages(told: typeof listener): void {
  listener = told;
  const before = say;
  if (told) say = Object.assign((id: string, args?: Args) => before(id, args), { has: before.has });
}

/** Say a message in the language of the page; what uses it is updated when the messages change. */
export const t: Translate = Object.assign(
  (id: string, args?: Args): string => {
    const text = say(id, { ...played, ...args });
    listener?.(id, text);
    return text;
  },
  { has: (id: string): boolean => say.has(id) },
);
