/** A value that changes after the next paint: live regions and the log wait until the cards are drawn. */

import { untrack } from "svelte";

export interface AfterPaint<T> {
  readonly current: T;
  /** What it was until then: what came between and was never drawn is left out. */
  readonly before: T | null;
}

/** What `read` gives, once the page has drawn what else has changed by it. */
export function afterPaint<T>(read: () => T): AfterPaint<T> {
  let current = $state.raw(untrack(read));
  let before = $state.raw<T | null>(null);
  let first = true;
  $effect(() => {
    const now = read();
    if (first) return void (first = false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        before = current;
        current = now;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return {
    get current() {
      return current;
    },
    get before() {
      return before;
    },
  };
}
