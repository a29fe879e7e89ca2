/** A list of people that comes from a spreadsheet: which columns it has, and what stands in them. */

/** What a column says; columns that are not needed are shown all the same, so that all that was recognised is seen. */
export const ROLES = ["name", "surname", "team", "town", "club", "money", "number"] as const;
export type ColumnRole = (typeof ROLES)[number];

export interface Pasted {
  rows: string[][];
  roles: ColumnRole[];
}
export interface PastedRow {
  name: string;
  team: string;
  paid: number;
}

/** How the heads of columns are called, in the languages of the page, without their accents. */
const HEADS: Record<ColumnRole, RegExp> = {
  surname: /^(surname|last name|family name|priimek|nume de familie|vezeteknev|csaladnev|prijmeni)$/,
  name: /^(name|full name|first name|player|ime|igralec|ime in priimek|nume|prenume|jucator|nev|teljes nev|keresztnev|jatekos|jmeno|hrac|jmeno a prijmeni)$/,
  team: /^(team|ekipa|echipa|csapat|druzstvo|tym)$/,
  town: /^(town|city|place|kraj|mesto|oras|localitate|varos|telepules|mesto|obec|bydliste)$/,
  club: /^(club|klub|drustvo|egyesulet|oddil)$/,
  money:
    /^(paid|fee|money|amount|placano|prijavnina|znesek|platit|taxa|suma|fizetett|dij|nevezesi dij|osszeg|zaplaceno|startovne|castka|€|eur)$/,
  number: /^(no\.?|number|#|st\.?|stevilka|zap\. ?st\.?|nr\.?|numar|szam|sorszam|c\.?|cislo|poradi)$/,
};
const MONEY = /^(?:[€$£]|eur|kč|czk|lei|ron|ft|huf)?\s*-?\d+(?:[.,]\d{1,2})?\s*(?:[€$£]|eur|kč|czk|lei|ron|ft|huf)?$/i;
const WITH_SIGN = /[€$£]|eur|kč|czk|lei|ron|ft|huf/i;
const plainly = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** The cells of each line (RFC 4180, with any mark between them). */
function cellsIn(text: string, mark: string): string[][] {
  const rows: string[][] = [[""]];
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    const row = rows.at(-1) ?? [];
    const cell = row.at(-1) ?? "";
    if (quoted && letter === '"' && text[at + 1] === '"') {
      row[row.length - 1] = cell + '"';
      at++;
    } else if (letter === '"' && (quoted || !cell.trim())) {
      quoted = !quoted;
      if (quoted) row[row.length - 1] = "";
    } else if (quoted) row[row.length - 1] = cell + letter;
    else if (letter === mark) row.push("");
    else if (letter === "\n") rows.push([""]);
    else if (letter !== "\r") row[row.length - 1] = cell + letter;
  }
  return rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some(Boolean));
}

const headOf = (cell: string): ColumnRole | null =>
  ROLES.toSorted((one) => (one === "surname" ? -1 : 0)).find((role) => HEADS[role].test(plainly(cell))) ?? null;

/** The table that a text is; null: it has no columns, but is a list of names. */
export function pastedIn(text: string): Pasted | null {
  const mark = ["\t", ";", ","].find((each) => {
    const lines = text.split("\n").filter((line) => line.trim());
    return lines.length > 0 && lines.every((line) => line.includes(each));
  });
  if (!mark) return null;
  const [first = [], ...others] = cellsIn(text, mark);
  const heads = first.map(headOf);
  const headed = heads.includes("name") && heads.every((role, at) => role ?? !/\d/.test(first[at] ?? ""));
  const rows = headed ? others : [first, ...others];
  const wide = Math.max(0, ...rows.map((row) => row.length), first.length);
  const known: ColumnRole[] = [];
  for (let at = 0; at < wide; at++)
    known.push(
      (headed ? heads[at] : null) ??
        guessed(
          rows.map((row) => row[at] ?? ""),
          known,
        ),
    );
  // commas and a single line are no columns unless something says so: "Novak, Ana" is a name, "Ana; Bor" are two
  const said = headed || known.includes("money") || known.includes("number");
  return (mark === "," || rows.length < 2) && !said ? null : { rows, roles: known };
}

/** What a column without a head says, after those before it. */
function guessed(cells: readonly string[], before: readonly ColumnRole[]): ColumnRole {
  const full = cells.filter(Boolean);
  if (full.length && full.every((cell) => MONEY.test(cell)))
    return full.some((cell) => WITH_SIGN.test(cell)) || before.includes("name") ? "money" : "number";
  return before.includes("name") ? (before.includes("town") ? "club" : "town") : "name";
}

/** The people in a table, each by a row; a row without a name is none. */
export function rowsOf({ rows, roles }: Pasted): PastedRow[] {
  const said = (row: readonly string[], role: ColumnRole): string =>
    row
      .filter((_, at) => roles[at] === role)
      .filter(Boolean)
      .join(" ");
  return rows
    .map((row) => ({
      name: [said(row, "name"), said(row, "surname")].filter(Boolean).join(" "),
      team: said(row, "team"),
      paid:
        Math.round(
          Number(
            said(row, "money")
              .replaceAll(/[^\d.,-]/g, "")
              .replace(",", "."),
          ),
        ) || 0,
    }))
    .filter(({ name }) => name);
}
