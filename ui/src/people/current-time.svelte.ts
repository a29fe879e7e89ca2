/** The time, as it goes by while it is looked at. */

import { createSubscriber } from "svelte/reactivity";

/** So often one looks, in milliseconds. */
const TICK = 500;
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Now, in milliseconds since 1970; what shows it is updated as time goes by. */
export function now(): number {
  ticking();
  return Date.now();
}
