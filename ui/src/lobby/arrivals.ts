/** Who has come to the public tables since the list was read last. */

import type { PublicTable } from "../protocol";

/** Each person at each table, by a key. */
export const present = (tables: readonly PublicTable[]): Set<string> =>
  new Set(tables.flatMap(({ table, people }) => people.map(({ name }) => `${table} ${name}`)));

/** The tables at which people sit who were not there before, and how many these are. */
export function arrived(
  before: ReadonlySet<string>,
  tables: readonly PublicTable[],
): { count: number; first: PublicTable | null } {
  const isNew = (table: PublicTable): number => [...present([table])].filter((key) => !before.has(key)).length;
  return {
    count: tables.reduce((sum, table) => sum + isNew(table), 0),
    first: tables.find((table) => isNew(table)) ?? null,
  };
}

/** How many people wait at tables that have not begun, and how many watch at all of them. */
export const counts = (tables: readonly PublicTable[]): { waiting: number; watching: number } => ({
  waiting: tables.filter(({ deals }) => !deals).reduce((sum, { people }) => sum + people.length, 0),
  watching: tables.reduce((sum, { watching }) => sum + watching, 0),
});

/** A title with the number of arrivals before it. */
export const badged = (title: string, count: number): string => {
  const plain = title.replace(/^\(\d+\) /, "");
  return count ? `(${count}) ${plain}` : plain;
};
