/** A deal for somebody else: by whatever the device shares with, or else a link in the clipboard. */

/** Return the message that says how it went; none where the device has its own. */
export async function share(id: string): Promise<string> {
  const url = `${location.origin}/deal/${id}`;
  try {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- many browsers have no such thing
    if (navigator.share) {
      await navigator.share({ url });
      return "";
    }
    return await copied(url, "link-copied");
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
