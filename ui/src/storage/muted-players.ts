/** Whom one has muted at a table, as this device remembers it: as long as the evening lasts. */

/** A person whom one does not hear: the id at this table, and the name that they had then. */
export interface Muted {
  by: string;
  name: string;
}

/** What is remembered of one table. */
export interface Mutes {
  recall: () => readonly Muted[];
  keep: (muted: readonly Muted[]) => void;
}

type Kept = Record<string, { at: number; muted: readonly Muted[] }>;

/** How long it is remembered, in milliseconds: no evening is longer. */
const EVENING = 12 * 3600 * 1000;

/** What a text remembers of a table; older evenings are forgotten. */
export function mutes(table: string, read: () => string | null, write: (text: string | null) => void): Mutes {
  const stored = (): Kept => {
    try {
      const all = Object.entries(JSON.parse(read() ?? "{}") as Kept);
      return Object.fromEntries(all.filter(([, { at, muted }]) => at > Date.now() - EVENING && Array.isArray(muted)));
    } catch {
      return {}; // something else wrote this key
    }
  };
  return {
    recall: () => stored()[table]?.muted ?? [],
    keep: (muted) => {
      const { [table]: _, ...others } = stored();
      const all = muted.length ? { ...others, [table]: { at: Date.now(), muted } } : others;
      write(Object.keys(all).length ? JSON.stringify(all) : null);
    },
  };
}
