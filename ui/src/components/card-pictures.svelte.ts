/** What the cards of the page look like: the faces of the game, and how the deck is printed. */

import { getContext, setContext } from "svelte";
import { indices, LETTERS } from "../../deck/indices";
import { card as symbol, symbolId, type Deck } from "../../deck/names";
import { address, print, type Sheet } from "../../deck/print";
import { HIDDEN, type Card } from "../protocol";
import { whenIdle } from "../device/idle";
import { phone } from "../device/screen-size.svelte";
import { settings } from "../storage/settings.svelte";
import { theme } from "../device/theme.svelte";

const FACES = Symbol("faces");
type Faces = () => readonly string[];

/** Say what is printed on the cards of everything inside; asked again whenever it is shown. */
export const provideFaces = (faces: Faces): Faces => setContext(FACES, faces);
export const useFaces = (): Faces => getContext<Faces>(FACES);

/** The symbol of the deck that shows a card; of none, or of a hidden one, its back. */
export const symbolOf = (card: Card | null, faces: readonly string[]): string =>
  card === null || card === HIDDEN ? symbolId.back(Number(settings.back)) : symbol(card, faces[card] ?? "");

/** The names of the variants that deck.css knows, as they are chosen here. */
export function variants(deck: Deck = settings.deck): string[] {
  const { colours, index, night } = settings;
  return [
    `deck-${deck}`,
    ...(colours === "four" ? ["deck-four-colour"] : []),
    ...(index === "large" || (index === "auto" && phone.current) ? ["deck-large"] : []),
    ...(night === "on" && theme.dark ? ["deck-dark"] : []),
  ];
}

const SHEETS: Record<Deck, () => Promise<{ default: Sheet }>> = {
  village: () => import("virtual:deck-village"),
  plain: () => import("virtual:deck-plain"),
};
/** The deck that is there: until the one that was chosen has come, the other is shown. */
let opened = $state.raw<{ deck: Deck; sheet: Sheet } | null>(null);

/** Fetch a deck; whatever shows a card shows it from then on. */
export async function open(deck: Deck): Promise<void> {
  const { default: sheet } = await SHEETS[deck]();
  if (deck === settings.deck) opened = { deck, sheet };
}

/** Out of sight, for the sake of what deck.css says of it. */
const probe = document.createElement("i");
probe.hidden = true;

/** All cards in the chosen variants, each drawn when it is first asked for, and then cached. */
const printed = $derived.by(() => {
  if (!opened) return null;
  const { deck, sheet } = opened;
  const letters = settings.courts === "letters" ? LETTERS[settings.language] : null;
  const parts = { ...sheet.parts, ...indices({ letters, numerals: settings.numerals }) };
  probe.className = variants(deck).join(" ");
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const pictures: Record<string, HTMLImageElement> = {};
  return {
    symbols: Object.keys(sheet.cards),
    picture(symbol: string): HTMLImageElement {
      const cached = pictures[symbol];
      if (cached) return cached;
      const picture = (pictures[symbol] = new Image());
      picture.src = address(print(symbol, { ...sheet, parts }, (name) => style.getPropertyValue(name)));
      return picture;
    },
  };
});

/** Where the picture of a symbol is; nowhere, as long as there is no deck. */
export const pictureOf = (symbol: string): string | undefined => printed?.picture(symbol).src;

/** How long the hand has the browser for itself, in milliseconds, before the other cards are drawn. */
const HAND_FIRST = 1500;

/** Draw all cards while nothing else is to be done, so that none has to be waited for when it is turned up. */
export function prepare(): () => void {
  const waiting = printed?.symbols.values();
  const draw = (): boolean => {
    const symbol = waiting?.next();
    if (!symbol || symbol.done) return false;
    pictureOf(symbol.value);
    return true;
  };
  let stop = (): void => clearTimeout(timer);
  const timer = setTimeout(() => (stop = whenIdle(draw)), HAND_FIRST);
  return () => stop();
}
