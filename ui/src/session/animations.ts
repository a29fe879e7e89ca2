/** How cards move: from where they were to where they are, from their player, to their winner. */

import { cubicInOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, type TransitionConfig } from "svelte/transition";
import type { Seat } from "../protocol";
import type { Position } from "../selectors/table-view";

const TIME = 320;
export const time = (milliseconds = TIME): number => (prefersReducedMotion.current ? 0 : milliseconds);

const AWAY: Record<Position, [number, number]> = { bottom: [0, 1], right: [1, 0], top: [0, -1], left: [-1, 0] };

interface Travel {
  key: number;
  /** Whose card it is, where it has no place of its own to come from or go to. */
  position?: Position;
  /** Whether it comes in some other way. */
  still?: boolean;
}
type Move = (node: Element, params: Travel) => () => TransitionConfig;

function travel(position: Position, distance: number, turn: number): TransitionConfig {
  const [x, y] = AWAY[position];
  return {
    duration: time(),
    easing: cubicOut,
    css: (shown, gone) =>
      `translate: ${x * distance * gone}px ${y * distance * gone}px; rotate: ${turn * gone}deg; opacity: ${Math.min(1, shown * 2)}`,
  };
}

/** The same card is one thing, in the hand, in the talon and in the trick. */
export const [send, receive] = crossfade({
  duration: () => time(),
  easing: cubicOut,
  fallback: (_, params) => {
    const { position, still } = params as Partial<Travel>;
    return still ? { duration: 0 } : travel(position ?? "top", 160, 0);
  },
}) as unknown as [Move, Move];

/** Where the cards of a trick lie, and the piles of the seats: measured at once, before any of it moves. */
let measured: Map<Element, DOMRect> | null = null;
function placeOf(node: Element): DOMRect {
  if (!measured) {
    const all = document.querySelectorAll('[data-testid="trick"] > *, [data-pile]');
    measured = new Map([...all].map((each) => [each, each.getBoundingClientRect()]));
    requestAnimationFrame(() => (measured = null));
  }
  return measured.get(node) ?? node.getBoundingClientRect();
}

/** A trick goes to the pile of its winner. */
export function sweep(node: Element, { to }: { to: Seat }): TransitionConfig {
  const lies = document.querySelector(`[data-pile="${to}"]`);
  if (!lies) return { duration: 0 };
  const pile = placeOf(lies);
  const card = placeOf(node);
  const x = pile.x + pile.width / 2 - card.x - card.width / 2;
  const y = pile.y + pile.height / 2 - card.y - card.height / 2;
  const small = pile.height / card.height;
  return {
    duration: time(420),
    easing: cubicInOut,
    css: (shown, gone) =>
      `translate: ${x * gone}px ${y * gone}px; scale: ${1 - (1 - small) * gone}; rotate: ${90 * gone}deg; opacity: ${Math.min(1, shown * 4)}`,
  };
}
