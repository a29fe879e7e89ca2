/** Whether the page has no more room than a phone that is held upright; the styles of the parts say the same. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 639px");
