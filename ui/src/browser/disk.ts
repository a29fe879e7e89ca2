/** What this device keeps whatever becomes of the page: score sheets, links to events, and what it has noted there. */

import { openDB, type IDBPDatabase } from "idb";

/** The drawers, each by the version that brought it. */
const DRAWERS = ["sheets", "events", "noted"] as const;

let opened: Promise<IDBPDatabase> | null = null;
const disk = (): Promise<IDBPDatabase> =>
  (opened ??= openDB("tarok-sheets", DRAWERS.length, {
    upgrade: (made, before) => {
      for (const name of DRAWERS.slice(before)) made.createObjectStore(name, { keyPath: "id" });
    },
    // another page brings new drawers: it is not kept waiting
    blocking: (_before, _after, { target }) => (target as IDBDatabase).close(),
  }));

/** Where values of one kind lie, by their ids. */
export interface Drawer<T extends { id: string }> {
  all: () => Promise<T[]>;
  one: (id: string) => Promise<T | null>;
  /** Keep a value as it is now: when this is done it is on the disk. */
  keep: (value: T) => Promise<void>;
  forget: (id: string) => Promise<void>;
}

export const drawer = <T extends { id: string }>(name: (typeof DRAWERS)[number]): Drawer<T> => ({
  all: async () => (await (await disk()).getAll(name)) as T[],
  one: async (id) => ((await (await disk()).get(name, id)) as T | undefined) ?? null,
  keep: async (value) => {
    const writing = (await disk()).transaction(name, "readwrite", { durability: "strict" });
    await Promise.all([writing.store.put(value), writing.done]);
  },
  forget: async (id) => (await disk()).delete(name, id),
});

/** What this device is called in notes. */
export function device(): string {
  const known = localStorage.getItem("device") ?? crypto.randomUUID();
  localStorage.setItem("device", known);
  return known;
}
