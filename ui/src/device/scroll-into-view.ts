/** Scrolls what has been unfolded at the end of a page into view. */
export function bringIntoSight({ currentTarget }: { currentTarget: HTMLDetailsElement }): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: "start" });
}
