/** A page that is older than the server is loaded again; once, for it may come from somewhere that keeps it. */

import { PROTOCOL } from "../protocol";

const TRIED = "tarok.renewed";
/** How long the reason is shown, in milliseconds. */
const PAUSE = 2500;

/** Load the page again soon, unless this edition of it has come back before; return whether it will be. */
export function renew(): boolean {
  try {
    if (sessionStorage.getItem(TRIED) === String(PROTOCOL)) return false;
    sessionStorage.setItem(TRIED, String(PROTOCOL));
  } catch {
    return false; // a browser that keeps nothing cannot tell whether it has tried: there is a button
  }
  setTimeout(() => location.reload(), PAUSE);
  return true;
}
