/** The clocks of notes: each is one more than any that was known when it was made. */

/** How far a clock may be ahead of the others, as the server has it; what is further is a fault of some device. */
const AHEAD = 10_000;

/** The clock of the next note, after these: one that is far ahead of the others does not count. */
export function nextClock(known: readonly number[], from = 0): number {
  let clock = from;
  for (const each of [...known].sort((one, other) => one - other)) {
    if (each > clock + AHEAD) break;
    clock = Math.max(clock, each);
  }
  return clock + 1;
}
