/** A page that is older than the server is loaded again; once, for it may come from somewhere that keeps it. */

import { PROTOCOL } from "../protocol";

const TRIED = "tarok.renewed";
/** How long one may read why, in milliseconds. */
const PAUSE = 2500;

/** Load the page again soon, unless this edition of it has come back before. */
export function renew(): void {
  try {
    if (sessionStorage.getItem(TRIED) === String(PROTOCOL)) return;
    sessionStorage.setItem(TRIED, String(PROTOCOL));
  } catch {
    return; // a browser that keeps nothing cannot tell whether it has tried: there is a button
  }
  setTimeout(() => location.reload(), PAUSE);
}
