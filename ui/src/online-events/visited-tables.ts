/** To which tables one has been led by oneself, so that whoever comes back from one stays here. */

const tables = new Set<string>();

/** Whether one is to be led to this table now: once. */
export function led(table: string): boolean {
  const first = !tables.has(table);
  tables.add(table);
  return first;
}
