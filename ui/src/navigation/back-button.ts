/** The back gesture closes the dialog that was opened last, before it leaves the page. */

/** How each dialog that is open is closed; every one has an entry in the history that says how many there are. */
const open: (() => void)[] = [];
/** Whether entries of dialogs that are gone are being left. */
let leaving = false;

const entries = (): number => (history.state as { dialogs?: number } | null)?.dialogs ?? 0;

/** Give every dialog its entry. */
function enter(): void {
  for (let n = entries() + 1; n <= open.length; n++) history.pushState({ dialogs: n }, "");
}

/** Go back to before the dialogs that are gone. */
function leave(): void {
  if (leaving || entries() <= open.length) return;
  leaving = true;
  history.go(open.length - entries());
}

addEventListener("popstate", () => {
  if (leaving) {
    leaving = false;
    return enter(); // another may have been opened meanwhile
  }
  for (const close of open.splice(entries()).reverse()) close();
  leave();
});

/** Let the back gesture close a dialog; what comes back is to be called when it is gone. */
export function opened(close: () => void): () => void {
  open.push(close);
  if (!leaving) enter();
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    setTimeout(leave); // unless another one takes its place at once
  };
}

/** Whether the page is left from inside a dialog, whose entry is then of no more use. */
export const inside = (): boolean => entries() > 0;
