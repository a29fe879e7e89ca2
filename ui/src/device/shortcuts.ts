/** Letters that stand for buttons: a press of the key is a press of the button. */

/** The key, and the data-testid of the button it presses. */
export const SHORTCUTS = {
  "?": "help",
  h: "suggest",
  g: "tap-on",
  n: "next",
  t: "last-trick",
  l: "log",
  s: "sheet",
  o: "settings",
  r: "replay",
} as const;

/** Shows the card in focus large. */
export const PEEK = "p";

/** Press the button of a key, where there is one and nothing lies over the table. */
export function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if ((event.target as Element).closest("input, textarea, select, dialog")) return;
  const name = (SHORTCUTS as Record<string, string>)[event.key];
  const button = name && document.querySelector<HTMLElement>(`button[data-testid="${name}"]:not(:disabled)`);
  if (!button) return;
  event.preventDefault();
  button.click();
}
