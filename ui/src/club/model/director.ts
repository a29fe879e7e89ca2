/** What the director's page makes of an event: people from a list, slips, standings to take away. */

import type { Translate } from "../../i18n/fluent";
import type { BoardNote, BoardRow, EventBoard, Format, SeasonBoard } from "../../protocol";
import { inColumns, type Cell, type Cells } from "../../score-sheet/table-export";
import { plain } from "../../wording/names";
import type { EventNote, What } from "./event-notes";
import { pastedIn, rowsOf, type Pasted, type PastedRow } from "./pasted-list";

/** How many letters a name has at most. */
const LONGEST = 60;

type Named = PastedRow;
const cleaned = (name: string): string =>
  name
    .normalize("NFKC")
    .replace(/^\s*\d+\s*[.)]?\s+/, "") // a number from a list
    .replace(/\s+/g, " ")
    .trim();

/** The people in a list: a name a line, or all in one line; of teams one a line, `Reds: Ana, Bor, Cene`. */
export function peopleIn(text: string, teams: boolean, table = tableOf(text, teams)): Named[] {
  if (table) return rowsOf(table).map(({ name, team, paid }) => ({ name: cleaned(name), team: cleaned(team), paid }));
  const lines = text.split(/[\n;]/).filter((line) => line.trim());
  const found = lines.flatMap((line) => {
    const [, team = "", names = line] = (teams && /^([^:]*):(.*)$/.exec(line)) || [];
    const several = teams || lines.length === 1;
    return (several ? names.split(/[,\t]/) : [names.replaceAll("\t", " ")]).map((name) => ({ name, team }));
  });
  return found
    .map(({ name, team }) => ({ name: cleaned(name), team: cleaned(team), paid: 0 }))
    .filter(({ name }) => name);
}

/** The columns of a list, if it has any; lines such as `Reds: Ana, Bor` have none. */
export const tableOf = (text: string, teams: boolean): Pasted | null =>
  teams && /^[^:\t;]+:/m.test(text) ? null : pastedIn(text);

/** A person's name at all evenings of a season. */
export const idOf = (name: string): string => cleaned(name).toLowerCase().slice(0, 64);

/** What is noted when these people come, who is there already, and whose name or team is not right. */
export function entering(
  board: EventBoard,
  waiting: readonly EventNote[],
  text: string,
  table?: Pasted | null,
): { notes: What[]; there: string[]; wrong: string[] } {
  const left = new Map(board.people.map(({ who, left }) => [who, left]));
  for (const { what } of waiting) if (what.type === "entered") left.set(what.who, false);
  const notes: What[] = [];
  const there: string[] = [];
  const wrong: string[] = [];
  for (const { name, team, paid } of peopleIn(text, board.format.team > 0, table)) {
    const who = idOf(name);
    const came = left.get(who);
    if (came === false) there.push(name);
    else if (name.length > LONGEST || (board.format.team > 0 && !team && came === undefined)) wrong.push(name);
    else {
      notes.push({ type: "entered", who, name, team });
      if (paid) notes.push({ type: "paid", who, amount: paid });
      left.set(who, false);
    }
  }
  return { notes, there, wrong };
}

/** What a slip comes to, and whether it can be handed in. */
export interface Handed {
  /** None while a number is missing, or is none. */
  totals: number[] | null;
  sum: number;
  /** What it has to come to; none: whatever it is. */
  expected: number | null;
}
export function handed(fields: readonly string[], { check, chips }: EventBoard["format"]): Handed {
  const numbers = fields.map((field) => field.replaceAll(/[−–]/g, "-").replaceAll(/\s/g, ""));
  const whole = numbers.map((text) => (/^[+-]?\d{1,7}$/.test(text) ? Number(text) : null));
  const sum = whole.reduce<number>((total, each) => total + (each ?? 0), 0);
  const expected = check ? chips * fields.length : null;
  const all = whole.filter((each) => each !== null);
  return {
    totals: all.length === fields.length && (expected === null || sum === expected) ? all : null,
    sum,
    expected,
  };
}

/** Do something, and nothing a second time while it is being done, however often the button is tapped. */
export function once<A extends unknown[]>(act: (...args: A) => Promise<unknown>): (...args: A) => void {
  let busy = false;
  return (...args) => {
    if (busy) return;
    busy = true;
    void act(...args).finally(() => (busy = false));
  };
}

/** The note that is taken back next: the newest that stands and is no correction; the first one stays. */
export const lastNote = ({ history }: Pick<EventBoard, "history">): BoardNote | null =>
  history.find(({ fate, said }) => fate === "stands" && !["corrected", "opened", "revoked"].includes(said.what)) ??
  null;

/** A stage of a format with other rounds, minutes and deals. */
export type Lengths = Pick<Format["stages"][number], "times" | "minutes" | "deals">;
/** A format with other lengths; by its id where nothing is other. */
export function withLengths(format: Format, lengths: readonly Lengths[]): string | Format {
  const stages = format.stages.map((stage, at) => ({ ...stage, ...lengths[at] }));
  return JSON.stringify(stages) === JSON.stringify(format.stages) ? format.id : { ...format, stages };
}
/** Whether a stage may have more rounds or fewer: what is drawn by a meeting of winners or losers may not. */
export const mayRepeat = ({ draw }: Format["stages"][number]): boolean => !["waited", "finals", "teams"].includes(draw);

const FRACTIONS: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };
/** Points such as `−4½` or `5/3` as a number, to four places. */
export function decimal(points: string): number {
  const [, sign = "", whole = "", part = ""] = /^([-−]?)(\d*)([½¼¾])$/.exec(points) ?? [];
  if (part) return (sign ? -1 : 1) * (Number(whole || 0) + (FRACTIONS[part] ?? 0));
  const [above = 0, below = 1] = points.replace("−", "-").split("/").map(Number);
  return Math.round((above / below) * 1e4) / 1e4;
}

/** What a person has from a round, and from nothing that is of a round. */
function parts(row: BoardRow, rounds: number): Cell[] {
  const of = (round: number): Cell => {
    const lines = row.lines.filter((line) => line.round === round);
    return lines.length ? lines.reduce((sum, { points }) => sum + decimal(points), 0) : "";
  };
  return Array.from({ length: rounds }, (_, at) => of(at + 1));
}

/** The standing for a spreadsheet; that of the teams first. */
export function standingCells(t: Translate, { standing, teams, rounds }: EventBoard): Cells {
  const titles = rounds.map(({ number }) => t("club-round", { number }));
  const head = [t("desk-rank"), t("desk-name"), ...titles, t("desk-points"), t("desk-tie")];
  const line = (row: BoardRow): Cell[] => [
    ...[row.rank, row.name, ...parts(row, rounds.length), decimal(row.points)],
    row.tie && decimal(row.tie),
  ];
  const ofTeams = teams.length ? [...teams.map(line), [], [t("desk-people")]] : [];
  return [head, ...ofTeams, ...standing.map(line)];
}

/** What a person has from an evening of a season, counted from 0. */
export const lineOfEvening = ({ lines }: BoardRow, evening: number): BoardRow["lines"][number] | undefined =>
  lines.find(({ of }) => of === String(evening + 1));

/** The table of a season for a spreadsheet: what each person has from each evening; 0, where it does not count. */
export function seasonCells(t: Translate, titles: readonly string[], { standing }: SeasonBoard): Cells {
  const from = (row: BoardRow, evening: number): Cell => {
    const line = lineOfEvening(row, evening);
    return line ? (line.what === "dropped" ? 0 : decimal(line.points)) : "";
  };
  const head = [t("desk-rank"), t("desk-name"), ...titles, t("desk-points")];
  return [
    head,
    ...standing.map((row) => [row.rank, row.name, ...titles.map((_, at) => from(row, at)), decimal(row.points)]),
  ];
}

/** The standing as text. */
export function standingText(t: Translate, { title, standing }: EventBoard): string {
  const rows = standing.map(({ rank, name, points, tie }) => [`${rank}. ${name}`, plain(points), tie && plain(tie)]);
  return `${title}\n\n${inColumns([[t("desk-name"), t("desk-points"), t("desk-tie")], ...rows])}`;
}

/** The roles whose links a director hands on: those of the tables in their order first. */
export function rolesOf(links: Readonly<Record<string, string>>): string[] {
  const tables = Object.keys(links).filter((role) => role.startsWith("table "));
  const number = (role: string): number => Number(role.slice("table ".length));
  return [...tables.sort((one, other) => number(one) - number(other)), "wall", "player", "director"].filter(
    (role) => role in links,
  );
}
export const roleName = (t: Translate, role: string): string =>
  role.startsWith("table ") ? t("club-table", { number: Number(role.slice("table ".length)) }) : t(`desk-role-${role}`);

/** Who noted something: a phone whose owner gave no name is called by its role. */
export const noterName = (t: Translate, by: string): string => (/^table \d+$/.test(by) ? roleName(t, by) : by);
