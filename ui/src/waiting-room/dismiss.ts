/** Asking somebody to leave a table. */

import { t } from "../storage/settings.svelte";
import type { Desk } from "../session/table-session.svelte";
import type { Place } from "../protocol";

/** Ask for it, once the host is sure: a tap beside another button must not cost anybody their place. */
export function dismiss(desk: Desk, name: string, place: Place): void {
  if (confirm(t("dismiss-sure", { name }))) desk.say({ type: "dismiss", place });
}
