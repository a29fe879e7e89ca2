/** Where the keyboard is before, in and after a dialog. */

const TYPED =
  ":is(form, [data-form]) :is(textarea, select, input):not(:disabled, [readonly], [type=checkbox], [type=hidden], [type=radio]:not(:checked))";
const REACHED = "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea, summary";

const visible = (each: HTMLElement): boolean => each.checkVisibility();
const first = (within: ParentNode, which: string): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(which)].find(visible);

/**
 * Put the focus on what is to be filled in, as soon as it is there, unless the user has done something meanwhile.
 * Return what ends the waiting.
 */
export function toField(dialog: HTMLElement, otherwise: HTMLElement): () => void {
  otherwise.focus();
  /** A finger has no keyboard: one that came up by itself would lie over what is to be read. */
  if (!matchMedia("(any-pointer: fine)").matches) return () => undefined;
  const look = (): void => {
    const field = document.activeElement === otherwise ? first(dialog, TYPED) : undefined;
    if (!field && document.activeElement === otherwise) return;
    stop();
    field?.focus();
  };
  const watch = new MutationObserver(look);
  const stop = (): void => {
    watch.disconnect();
    dialog.removeEventListener("keydown", stop);
    dialog.removeEventListener("pointerdown", stop);
  };
  dialog.addEventListener("keydown", stop);
  dialog.addEventListener("pointerdown", stop);
  watch.observe(dialog, { childList: true, subtree: true });
  look();
  return stop;
}

/** Note where the focus is; what is returned puts it there again, or on what has taken its place, if it is nowhere. */
export function remembered(): () => void {
  const before = document.activeElement;
  const around: Element[] = [];
  for (let each = before?.parentElement; each && each !== document.body; each = each.parentElement) around.push(each);
  return () => {
    const now = document.activeElement;
    if (now && now !== document.body && now.isConnected) return;
    const there = before instanceof HTMLElement && before !== document.body && before.isConnected && visible(before);
    if (there && !before.matches(":disabled")) return before.focus();
    const nearest = around.filter((each) => each.isConnected).find((each) => first(each, REACHED));
    if (nearest) first(nearest, REACHED)?.focus();
  };
}
