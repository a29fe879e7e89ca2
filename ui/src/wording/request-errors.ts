/** Why the server did not do what the page asked, by the id of its words: one for each error of docs/protocol.md. */

import { RequestRefused, why } from "../api/server";
import { meet, t } from "../i18n/messages.svelte";

/** The id of the words for an error; `otherwise` where the server has not answered, or the words do not come. */
export async function whyRefused(error: unknown, otherwise = "no-network"): Promise<string> {
  const later = why(error, "");
  if (later || !(error instanceof RequestRefused)) return later || otherwise;
  await meet().catch(() => undefined);
  const found = [`error-${error.message}`, `refused-${error.message}`].find((id) => t.has(id));
  return found ?? otherwise;
}
