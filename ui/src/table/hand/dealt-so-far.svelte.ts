/** While a hand is dealt: how long its packets fly. A tap or a key shows all of it at once. */

import type { TableSession } from "../../session/table-session.svelte";
import { time } from "../../session/animations";
import { isNew } from "./packets";

/** In milliseconds. */
const DEALING = 700;

/** Whether a hand is being dealt at a table, for a part of the page that shows it. */
export function dealing(session: () => TableSession): { readonly on: boolean } {
  let on = $state(false);
  let had: { deal: number; cards: number } | null = null;
  $effect.pre(() => {
    const { state, view } = session();
    const { deal } = state.table;
    if (isNew(had, deal, view)) on = time(DEALING) > 0;
    had = { deal, cards: view.hand.length };
  });
  $effect(() => {
    if (!on) return;
    const dealt = (): void => void (on = false);
    const timer = setTimeout(dealt, DEALING);
    const BY = ["pointerdown", "keydown"] as const;
    for (const each of BY) addEventListener(each, dealt);
    return () => {
      clearTimeout(timer);
      for (const each of BY) removeEventListener(each, dealt);
    };
  });
  return {
    get on() {
      return on;
    },
  };
}
