/** The tables to which the page has led the player, so that one who comes back from a table stays here. */

const tables = new Set<string>();

/** Whether one is to be led to this table now: once. */
export function led(table: string): boolean {
  const first = !tables.has(table);
  tables.add(table);
  return first;
}
