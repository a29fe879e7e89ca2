/** What unfolds at the end of what is told would lie below it: bring it up. */
export function bringIntoSight({ currentTarget }: { currentTarget: HTMLDetailsElement }): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: "start" });
}
