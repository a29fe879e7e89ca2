/** Asks a player to leave the table. */

import { t } from "../i18n/messages.svelte";
import type { TableSession } from "../session/table-session.svelte";
import type { PlaceNumber } from "../protocol";

/** Ask for it, once the host is sure: a tap next to another button must not cost a person their place. */
export function dismiss(session: TableSession, name: string, place: PlaceNumber): void {
  if (confirm(t("dismiss-sure", { name }))) session.say({ type: "dismiss", place });
}
