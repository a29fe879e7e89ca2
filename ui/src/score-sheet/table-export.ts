/** Tables to take away: as text, as CSV, and as a workbook. */

import { plain } from "../wording/names";

export type Cell = string | number;
export type Cells = readonly (readonly Cell[])[];

/** Columns that stand below each other in any letter of even width; the first begins on the left. */
export function inColumns(cells: Cells): string {
  const lines = cells.map((line) => line.map((cell) => (typeof cell === "number" ? plain(cell) : cell)));
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, column: number): string =>
    column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0);
  return lines.map((line) => line.map(pad).join("  ")).join("\n") + "\n";
}

/** A spreadsheet reads a file without this mark in the code page of its country. */
const MARK = "\uFEFF";

/**
 * RFC 4180 as a spreadsheet of that region opens it: where the decimal mark is a comma, semicolons part the columns.
 * A name that it would take for a formula is none.
 */
export function separated(cells: Cells, region: string): string {
  const mark = new Intl.NumberFormat(region).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".";
  const between = mark === "," ? ";" : ",";
  const quoted = (cell: string): string => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const harmless = (cell: string): string => (/^\s*[=@+\-\t\r]/.test(cell) ? `'${cell}` : cell);
  const written = (cell: Cell): string =>
    typeof cell === "number" ? String(cell).replace(".", mark) : quoted(harmless(cell));
  return MARK + cells.map((line) => line.map(written).join(between)).join("\r\n") + "\r\n";
}

/** How many letters the name of a sheet in a workbook may have. */
const LONGEST = 31;

/** A workbook with one sheet of these cells: numbers are numbers, and the first line stays in sight. */
export async function workbook(cells: Cells, title: string): Promise<Blob> {
  const { default: write } = await import("write-excel-file/universal");
  const [head = [], ...lines] = cells;
  const width = (column: number): number => Math.max(8, ...cells.map((line) => 2 + String(line[column] ?? "").length));
  // an empty cell has no value; text is said to be text, so that "=1+1" is no formula
  const cell = (value: Cell) => (value === "" ? null : typeof value === "number" ? value : { value, type: String });
  return write(
    [
      head.map((value) => ({ value: String(value), type: String, fontWeight: "bold" as const })),
      ...lines.map((line) => line.map(cell)),
    ],
    {
      sheet:
        title
          .replaceAll(/[[\]\\/*?:']/g, " ")
          .slice(0, LONGEST)
          .trim() || "tarok",
      columns: head.map((_, column) => ({ width: Math.min(40, width(column)) })),
      stickyRowsCount: 1,
    },
  ).toBlob();
}

/** The name of a file that any system takes: its title and the day. */
export function fileName(title: string, at: number, ending: string): string {
  const said = title
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}(),.\- ]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const day = new Date(at);
  const two = (number: number): string => String(number).padStart(2, "0");
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return `${[...said].slice(0, 80).join("").trim() || "tarok"} ${date}.${ending}`;
}
