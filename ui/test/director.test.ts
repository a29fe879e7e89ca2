/** What the director's page makes of an event. */

import { expect, test } from "vitest";
import { translator } from "../src/i18n/fluent";
import {
  decimal,
  entering,
  handed,
  idOf,
  lastNote,
  mayRepeat,
  peopleIn,
  rolesOf,
  seasonCells,
  standingCells,
  standingText,
  withLengths,
} from "../src/club/model/director";
import type { EventNote, What } from "../src/club/model/event-notes";
import { formatFacts, rowOf, saidOf } from "../src/club/model/event-wording";
import type { BoardNote, EventBoard, Format, SeasonBoard } from "../src/protocol";

const names = (text: string, teams = false): string[] =>
  peopleIn(text, teams).map(({ name, team }) => (team ? `${name}@${team}` : name));
const format: Format = {
  ...{ id: "league", name: "League", clauses: ["CL-CZL-01"], usual: 0, boards: false, team: 0, ties: ["sum"] },
  ...{ tables: { "4": { game: "czech_american", house: {} } }, points: ["4", "3", "2", "1"], out: "1" },
  ...{ chips: 100, check: true, waits: true, evenings: 10, best: 8 },
  stages: [
    { draw: "plan", times: 5, minutes: 50, deals: 0 },
    { draw: "waited", times: 1, minutes: 50, deals: 0 },
  ],
  because: { points: "", seats: "", out: "", check: "", fine: "" },
};
const said = { what: "", who: "", round: 0, table: 0, number: 0, totals: [], text: "", of: "" };
const noted = (id: string, what: Partial<BoardNote["said"]>, fate: BoardNote["fate"] = "stands"): BoardNote => ({
  ...{ id, at: 0, by: "Mira", why: "", fate, said: { ...said, ...what }, instead: null, sentence: "" },
});
const board = (changed: Partial<EventBoard> = {}): EventBoard => ({
  ...{ role: "director", table: 0, title: "Tuesday", clock: 9, step: "slips", step_round: 1 },
  format: {
    id: "f",
    name: "F",
    clauses: [],
    rounds: 1,
    sizes: [4],
    points: [],
    chips: 0,
    check: false,
    team: 0,
    boards: false,
  },
  people: ["Ana", "Bor"].map((name, at) => ({
    ...{ who: name.toLowerCase(), name, number: at + 1, team: "", left: name === "Bor", paid: 0 },
  })),
  ...{
    rounds: [],
    winner: "",
    fewest: 3,
    standing: [],
    teams: [],
    checks: [],
    protests: [],
    refused: [],
    history: [],
    phones: [],
  },
  ...changed,
});
const row = (
  rank: number,
  name: string,
  points: string,
  lines: [number, string][],
): EventBoard["standing"][number] => ({
  ...{ rank, who: name, name, points, tie: "" },
  lines: lines.map(([round, points]) => ({
    ...{ what: round ? "table" : "fine", points, clause: "", round, table: 1, result: 0, place: 1, of: "", why: "" },
  })),
});

test("a list is read however it was pasted", () => {
  expect(names("Ana Novak\n\n 2. Bor  Kos\r\n3) Cene;Dana")).toEqual(["Ana Novak", "Bor Kos", "Cene", "Dana"]);
  expect(names("Ana, Bor,Cene")).toEqual(["Ana", "Bor", "Cene"]);
  expect(names("1\tAna Novak\n2\tBor Kos")).toEqual(["Ana Novak", "Bor Kos"]);
  expect(names("Novak, Ana\nKos, Bor")).toEqual(["Novak, Ana", "Kos, Bor"]);
  expect(names(" \n , ")).toEqual([]);
});

test("a team stands before its people", () => {
  expect(names("Reds: Ana, Bor\nBlues:Cene", true)).toEqual(["Ana@Reds", "Bor@Reds", "Cene@Blues"]);
  expect(names("Ana", true)).toEqual(["Ana"]);
});

test("somebody is the same however their name is written", () => {
  expect(idOf(" ŽIGA  Krč ")).toBe("žiga krč");
  expect(idOf("Zˇiga".normalize("NFD"))).toBe(idOf("Zˇiga"));
});

test("whoever is there is not entered again, whoever had left is", () => {
  const waiting = [{ what: { type: "entered", who: "cene" } }] as EventNote[];
  const { notes, there, wrong } = entering(board(), waiting, `ANA\nBor\nCene\nDana\ndana\n${"x".repeat(61)}`);
  expect(notes.map((what) => what.type === "entered" && what.who)).toEqual(["bor", "dana"]);
  expect(there).toEqual(["ANA", "Cene", "dana"]);
  expect(wrong).toEqual(["x".repeat(61)]);
});

test("a cup needs teams, but of nobody who comes back", () => {
  const cup = board({ format: { ...board().format, team: 3 } });
  expect(entering(cup, [], "Bor\nEva").wrong).toEqual(["Eva"]);
  expect(entering(cup, [], "Reds: Eva").notes).toEqual([{ type: "entered", who: "eva", name: "Eva", team: "Reds" }]);
});

test("a slip has to be whole, and to come to what the format says", () => {
  const chips = { ...board().format, chips: 100, check: true };
  expect(handed(["130", "70", "120", "80"], chips)).toEqual({ totals: [130, 70, 120, 80], sum: 400, expected: 400 });
  expect(handed(["130", "70", "120", "70"], chips)).toEqual({ totals: null, sum: 390, expected: 400 });
  expect(handed(["+5", "−12", " 7 "], board().format).totals).toEqual([5, -12, 7]);
  for (const bad of ["", "1.5", "1e3", "five", "--1"]) expect(handed(["5", bad], board().format).totals).toBeNull();
});

test("the last note is taken back, and no correction", () => {
  const history = [
    noted("e", { what: "corrected", of: "d" }),
    noted("d", { what: "slip" }, "struck"),
    noted("c", { what: "begun" }),
    noted("a", { what: "opened" }),
  ];
  expect(lastNote({ history })?.id).toBe("c");
  expect(lastNote({ history: history.slice(3) })).toBeNull();
});

test("a format goes by its id unless its lengths are others", () => {
  const [first, last] = format.stages;
  expect(withLengths(format, format.stages)).toBe("league");
  const changed = withLengths(format, [{ times: 2, minutes: 30, deals: 0 }, last!]);
  expect(changed).toEqual({ ...format, stages: [{ draw: "plan", times: 2, minutes: 30, deals: 0 }, last] });
  expect([mayRepeat(first!), mayRepeat(last!)]).toEqual([true, false]);
});

test("points are written as machines read them", () => {
  expect(["-4½", "½", "5/3", "-5/3", "12", "-12", "0"].map(decimal)).toEqual([-4.5, 0.5, 1.6667, -1.6667, 12, -12, 0]);
});

test("the standing is taken away as text and for a spreadsheet", async () => {
  const t = await translator("en", null, ["club"]);
  const rounds = [1, 2].map((number) => ({ number })) as EventBoard["rounds"];
  const standing = [
    row(1, 'Ana "A"', "4½", [
      [1, "2½"],
      [2, "3"],
      [0, "-1"],
    ]),
    row(2, "=1+1", "-12", [[1, "-12"]]),
  ];
  const lines = [
    [1, 'Ana "A"', 2.5, 3, 4.5, ""],
    [2, "=1+1", -12, "", -12, ""],
  ];
  const head = ["Rank", "Name", "Round 1", "Round 2", "Points", "Tie-break"];
  expect(standingCells(t, board({ standing, rounds, teams: [] }))).toEqual([head, ...lines]);
  expect(standingCells(t, board({ standing, rounds, teams: [row(1, "Reds", "7", [[1, "7"]])] }))).toEqual([
    head,
    [1, "Reds", 7, "", 7, ""],
    [],
    ["People"],
    ...lines,
  ]);
  expect(standingText(t, board({ standing }))).toBe(
    'Tuesday\n\nName        Points  Tie-break\n1. Ana "A"      4½           \n2. =1+1        −12           \n',
  );
});

test("links stand in the order of the tables", () => {
  const links = { director: "d", wall: "w", "table 10": "j", "table 2": "b", player: "p" };
  expect(rolesOf(links)).toEqual(["table 2", "table 10", "wall", "player", "director"]);
});

test("notes are said in words, as the server has them and as they wait", async () => {
  const t = await translator("en", null, ["club"]);
  const history = [noted("s", { what: "slip", round: 1, table: 2, totals: [5, -5] })];
  const slip: What = { type: "slip", round: 1, table: 2, totals: [7, -7] };
  const say = (what: What): string =>
    saidOf(t, board({ history }), rowOf(what), what.type === "corrected" && what.instead ? rowOf(what.instead) : null);
  expect(say(slip)).toBe("Round 1, table 2: 7, −7");
  expect(say({ type: "paid", who: "ana", amount: 5 })).toBe("Ana has paid 5");
  expect(say({ type: "drawn", round: 3, tables: [["ana", "bor"], ["x"]], out: [] })).toBe(
    "Round 3 drawn, 3 people seated",
  );
  expect(say({ type: "corrected", of: "s", instead: slip })).toBe(
    "Corrected: Round 1, table 2: 5, −5 → Round 1, table 2: 7, −7",
  );
  expect(say({ type: "corrected", of: "s", instead: null })).toBe("Removed: Round 1, table 2: 5, −5");
});

test("a format is told in words", async () => {
  const t = await translator("en", null, ["club"]);
  expect(formatFacts(t, format)).toEqual([
    "5 rounds, 50 minutes, one plan for all rounds",
    "1 round, 50 minutes, players who sat out",
    "4 at a table: American-Czech tarock",
    "Points by rank at the table: 4 – 3 – 2 – 1",
    "Each player starts a round with 100 in chips.",
    "Each slip’s total is checked.",
    "Anyone left over sits out, for 1 point.",
    "10 evenings a season; the best 8 count.",
  ]);
});

test("a season is taken away evening by evening; what is dropped counts nothing", async () => {
  const t = await translator("en", null, ["club"]);
  const line = (of: string, points: string, what = "evening") => ({ of, points, what });
  const standing = [
    { rank: 1, name: "Ana", points: "4½", lines: [line("1", "4½"), line("2", "-3", "dropped")] },
    { rank: 2, name: "Bor", points: "-1", lines: [line("2", "-1")] },
  ];
  expect(seasonCells(t, ["May", "June"], { standing } as unknown as SeasonBoard)).toEqual([
    ["Rank", "Name", "May", "June", "Points"],
    [1, "Ana", 4.5, 0, 4.5],
    [2, "Bor", "", -1, -1],
  ]);
});

test("a list out of a spreadsheet has columns", () => {
  const people = (text: string, teams = false) =>
    peopleIn(text, teams).map(({ name, team, paid }) => [name, team, paid].filter(Boolean).join("|"));
  expect(people("Cene;Ljubljana;5 €")).toEqual(["Cene|5"]);
  expect(people("Ana Novak\tKranj\nBor Kos\tCelje")).toEqual(["Ana Novak", "Bor Kos"]);
  expect(people("Št.;Ime;Priimek;Kraj;Plačano\n1;Ana;Novak;Kranj;5\n2;Bor;Kos;;")).toEqual(["Ana Novak|5", "Bor Kos"]);
  expect(people('Név,Klub,Díj\n"Kovács, Éva","Eger ""Tarokk""",1500 Ft\n')).toEqual(["Kovács, Éva|1500"]);
  expect(people("Jméno\tDružstvo\nAna\tČervení\nBor\tModří", true)).toEqual(["Ana|Červení", "Bor|Modří"]);
  const { notes, there } = entering(board(), [], "Eva;3 €\neva;3 €");
  expect(notes).toEqual([
    { type: "entered", who: "eva", name: "Eva", team: "" },
    { type: "paid", who: "eva", amount: 3 },
  ]);
  expect(there).toEqual(["eva"]);
});
