/** A question to the player has to be in sight over every dialog: the one on top shows it. */

import type { Snippet } from "svelte";

export const urgent = $state<{ asked: Snippet | null; dialogs: string[] }>({ asked: null, dialogs: [] });

/** A dialog is opened; what is returned says that it is closed. */
export function stacked(id: string): () => void {
  urgent.dialogs = [...urgent.dialogs, id];
  return () => {
    urgent.dialogs = urgent.dialogs.filter((each) => each !== id);
  };
}
