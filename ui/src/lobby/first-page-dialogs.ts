/** What the first page can open, and how often it looks what has happened. */

/** What the first page can open. */
export type Opened = "settings" | "games" | "with-friends" | "join-code" | "along";

/** After how many milliseconds one looks again. */
const AGAIN = 30_000;

/** Look again and again, and return what ends that. */
export function again(look: () => void): () => void {
  const timer = setInterval(look, AGAIN);
  return () => clearInterval(timer);
}
