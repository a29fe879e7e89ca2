/** A deal, or a table, for somebody else: by whatever the device shares with, or else a link in the clipboard. */

import { home } from "./home";

/** Return the message that says how it went; none where the device has its own. */
export const share = (id: string): Promise<string> => shareLink(`${home()}/deal/${id}`);
export const shareLink = (url: string): Promise<string> => sent({ url });

/** Give something to whatever the device shares with; where it has no such thing, its words are copied. */
export async function sent(what: ShareData, said = "sheet-copied"): Promise<string> {
  try {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- many browsers have no such thing
    if (navigator.share) {
      await navigator.share(what);
      return "";
    }
    return await (what.url ? copied(what.url, "link-copied") : copied(what.text ?? "", said));
  } catch (error) {
    return (error as Error).name === "AbortError" ? "" : "copy-failed";
  }
}

/** Put a text in the clipboard; return the message that says so. */
export async function copied(text: string, said: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return said;
  } catch {
    return "copy-failed";
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
