/** What can wait until the page has nothing else to do. */

/** Not every browser says when it is idle: there, a little later, in milliseconds. */
const LATER = 50;

/** Do a piece of work, and the next as long as there is one; return how to stop it. */
export function whenIdle(work: () => boolean): () => void {
  const knows = "requestIdleCallback" in globalThis;
  const ask = (): number => (knows ? requestIdleCallback(next) : window.setTimeout(next, LATER));
  const next = (): void => {
    if (work()) due = ask();
  };
  let due = ask();
  return () => (knows ? cancelIdleCallback(due) : clearTimeout(due));
}
