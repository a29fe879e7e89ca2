/** What the cards of the page look like: the faces of the game, and how the deck is printed. */

import { getContext, setContext } from "svelte";
import { LETTERS, type Indices } from "../../deck/indices";
import { card as symbol, symbolId } from "../../deck/names";
import { HIDDEN, type Card } from "../protocol";
import { phone } from "./phone.svelte";
import { settings } from "./settings.svelte";
import { theme } from "./theme.svelte";

const FACES = Symbol("faces");
type Faces = () => readonly string[];

/** Say what is printed on the cards of everything inside; asked anew whenever it is shown. */
export const provideFaces = (faces: Faces): Faces => setContext(FACES, faces);
export const useFaces = (): Faces => getContext<Faces>(FACES);

/** The symbol of the deck that shows a card; of none, or of a hidden one, its back. */
export const symbolOf = (card: Card | null, faces: readonly string[]): string =>
  card === null || card === HIDDEN ? symbolId.back(Number(settings.back)) : symbol(card, faces[card] ?? "");

/** The names of the variants that deck.css knows, as one wants them here. */
export function variants(): string[] {
  const { deck, colours, index, night } = settings;
  return [
    `deck-${deck}`,
    ...(colours === "four" ? ["deck-four-colour"] : []),
    ...(index === "large" || (index === "auto" && phone.current) ? ["deck-large"] : []),
    ...(night === "on" && theme.dark ? ["deck-dark"] : []),
  ];
}

/** What one wants to read in the corners of the cards. */
export const wantedIndices = (): Indices => ({
  letters: settings.courts === "letters" ? LETTERS[settings.language] : null,
  numerals: settings.numerals,
});
