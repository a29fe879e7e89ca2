/** How much room the page has; the styles of the parts say the same. */

import { MediaQuery } from "svelte/reactivity";

/** Whether it has no more than a phone, upright or on its side. */
export const phone = new MediaQuery("(max-width: 639px), (max-height: 500px) and (orientation: landscape)");
/** Whether a table has room for the sidebar. */
export const broad = new MediaQuery("(min-width: 1180px)");
/** Whether the first page has room for more than its one button. */
export const roomy = new MediaQuery("(min-width: 760px) and (min-height: 600px)");
