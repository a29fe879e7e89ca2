/** Whether the page has no more room than a phone, upright or on its side; the styles of the parts say the same. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 639px), (max-height: 500px) and (orientation: landscape)");
