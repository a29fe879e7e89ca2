/** What this device keeps whatever becomes of the page: score sheets, links to events, and what it has noted there. */

import { deleteDB, openDB, type IDBPDatabase } from "idb";
import { persistence } from "./persistence.svelte";
import { onForgotten, recall, remember } from "./local-storage";

const NAME = "tarok-sheets";
/** The drawers, each by the version that brought it. */
const DRAWERS = ["sheets", "events", "noted"] as const;

let opened: Promise<IDBPDatabase> | null = null;
const disk = (): Promise<IDBPDatabase> =>
  (opened ??= openDB(NAME, DRAWERS.length, {
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

/** What the disk refuses is kept here, until the page closes; null: it was taken away. */
const refused: Record<(typeof DRAWERS)[number], Map<string, unknown>> = {
  sheets: new Map(),
  events: new Map(),
  noted: new Map(),
};

/** Do it on the disk; where that is refused (a private window, no room left) do without, and have the page say so. */
async function tried<R>(what: (disk: IDBPDatabase) => Promise<R>, otherwise: () => R): Promise<R> {
  try {
    return await what(await disk());
  } catch {
    opened = null; // the next time may go well
    persistence.refused = true;
    return otherwise();
  }
}

export function drawer<T extends { id: string }>(name: (typeof DRAWERS)[number]): Drawer<T> {
  const here = refused[name] as Map<string, T | null>;
  return {
    all: async () => {
      const there = (await tried(
        (disk) => disk.getAll(name),
        () => [],
      )) as T[];
      const values = new Map<string, T | null>([...there.map((value) => [value.id, value] as const), ...here]);
      return [...values.values()].filter((value) => value !== null);
    },
    one: async (id) =>
      here.get(id) ??
      (here.has(id)
        ? null
        : await tried(
            async (disk) => ((await disk.get(name, id)) as T | undefined) ?? null,
            () => null,
          )),
    keep: (value) =>
      tried(
        async (disk) => {
          const writing = disk.transaction(name, "readwrite", { durability: "strict" });
          await Promise.all([writing.store.put(value), writing.done]);
          here.delete(value.id);
        },
        () => void here.set(value.id, value),
      ),
    forget: (id) =>
      tried(
        async (disk) => {
          await disk.delete(name, id);
          here.delete(id);
        },
        () => void here.set(id, null),
      ),
  };
}

let called: string | null = null;
/** What this device is called in notes; where it may keep nothing, as long as the page is open. */
export function device(): string {
  called ??= crypto.randomUUID();
  called = recall("device") ?? called;
  remember("device", called);
  return called;
}

/** Keep nothing from now on: what this page would still write waits until it is gone. */
async function stop(): Promise<void> {
  const known = opened;
  opened = new Promise(() => undefined);
  (await known?.catch(() => null))?.close();
}
onForgotten(() => void stop());

/** Forget all of it. */
export async function forgetAll(): Promise<void> {
  await stop();
  await deleteDB(NAME);
}
