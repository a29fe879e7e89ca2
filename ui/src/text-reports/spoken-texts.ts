/** Which message a text on the page is: the messages that were said lately, found again by their words. */

/** Messages by their texts, the latest last. */
const said = new Map<string, string>();
/** How many texts are remembered: a page shows fewer. */
const MOST = 3000;
/** The least share of the words of a message that a text on the page must have to be that message. */
const ENOUGH = 0.7;

export interface SpokenText {
  /** The id of the message. */
  key: string;
  text: string;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Remember what a message was; a form of a word, as `bonus-trula.acc`, belongs to its message. */
export function remember(id: string, text: string): void {
  const words = plain(text);
  const [key] = id.split(".");
  if (!words || key === undefined) return;
  said.delete(words);
  said.set(words, key);
  const [oldest] = said.keys();
  if (said.size > MOST && oldest !== undefined) said.delete(oldest);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** The longest message that a text has in it; else the one most of whose words it has, as where cards stand between. */
export function messageIn(shown: string): SpokenText | null {
  const text = plain(shown);
  if (!text) return null;
  let best: SpokenText | null = null;
  for (const [words, key] of said)
    if (text.includes(words) && words.length >= (best?.text.length ?? 0)) best = { key, text: words };
  if (best && best.text.length * 2 >= text.length) return best;
  const there = new Set(wordsOf(text));
  let most = best ? wordsOf(best.text).length : 0;
  for (const [words, key] of said) {
    const own = wordsOf(words);
    const found = own.filter((word) => there.has(word)).length;
    if (own.length > 1 && found > most && found >= ENOUGH * own.length) {
      most = found;
      best = { key, text: words };
    }
  }
  return best;
}

/** The message at a place of the page: of the innermost element that shows one, by its words or its accessible name. */
export function messageAt(target: Element): SpokenText | null {
  for (let each: Element | null = target; each && each !== document.body; each = each.parentElement) {
    const shown = each instanceof HTMLElement ? each.innerText : each.textContent;
    for (const text of [shown, each.ariaLabel, each.getAttribute("title")]) {
      const found = text && text.length < 1000 ? messageIn(text) : null;
      if (found) return found;
    }
    if (each.matches("main, dialog, section, nav")) break;
  }
  return null;
}
