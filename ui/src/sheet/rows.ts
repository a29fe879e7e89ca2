/** Tables of words to take away: as text, and for a spreadsheet. */

/** Columns that stand below each other in any letter of even width; the first begins on the left. */
export function inColumns(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, column: number): string =>
    column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0);
  return lines.map((line) => line.map(pad).join("  ")).join("\n") + "\n";
}

/** RFC 4180, with numbers as machines write them; a name that a spreadsheet would take for a formula is none. */
export function separated(lines: readonly (readonly string[])[]): string {
  const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const number = (cell: string): string => (/^−[\d.]+$/.test(cell) ? cell.replace("−", "-") : cell);
  const harmless = (cell: string): string => (/^([=@\t\r]|[+-](?![\d.]+$))/.test(cell) ? `'${cell}` : cell);
  return lines.map((line) => line.map(number).map(harmless).map(quoted).join(",")).join("\r\n") + "\r\n";
}
