/** A deal, or a table, for others: by what the device shares with, or else a link in the clipboard. */

import { manualCopy } from "./manual-copy.svelte";
import { publicUrl } from "./public-url";

/** Return the message that says how it went; none where the device has its own. */
export const share = (id: string): Promise<string> => shareLink(`${publicUrl()}/deal/${id}`);
export const shareLink = (url: string): Promise<string> => sent({ url });

/** Give something to whatever the device shares with; where it has no such thing, its words are copied. */
export async function sent(
  what: ShareData & ({ url: string } | { text: string }),
  said = "sheet-copied",
): Promise<string> {
  if (await shared(what)) return "";
  return what.url ? copied(what.url, "link-copied") : copied(what.text ?? "", said);
}

/** Whether the device has shared something, or has been told not to. */
export async function shared(what: ShareData): Promise<boolean> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- many browsers have no such thing
  if (!navigator.share) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return (error as Error).name === "AbortError";
  }
}

/** Put a text in the clipboard; return the message that says so. Where that is refused it is shown to be copied. */
export async function copied(text: string, said: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return said;
  } catch {
    manualCopy.text = text;
    return "";
  }
}

/** Let the browser keep something as a file. */
export function saved(what: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
