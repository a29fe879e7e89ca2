import { describe, expect, test } from "vitest";
import { translator } from "../src/i18n/fluent";
import { fileName, separated, workbook } from "../src/score-sheet/table-export";
import { asText, cellsOf, circles, rows, sheetTitle } from "../src/score-sheet/sheet-rows";
import type { Entry } from "../src/protocol";
import { GAME, state } from "./states";

const en = await translator("en", "slovenian");

const entry = (deltas: number[], radli: number[], contract = "two"): Entry => ({
  kind: "deal",
  deltas,
  marks: { radli },
  contract,
  declarer: 0,
  partner: null,
  made: true,
  ended: "played",
  amount: null,
  lines: [],
});

describe("the score sheet", () => {
  const entries = [
    entry([70, 0, 0, 0], [1, 1, 1, 1], "beggar"),
    entry([40, 0, 0, 0], [0, 1, 1, 1]),
    entry([-70, 0, 0, 0], [1, 2, 2, 2]),
  ];
  const sheet = { totals: [40, 0, 0, 0], marks: { radli: [1, 2, 2, 2] }, over: false, entries };
  const table = state(9, {}, { sheet }).table;

  test("has running totals", () => {
    expect(rows(en, table).map(({ title, totals }) => [title, totals[0]])).toEqual([
      ["1. Ana: beggar", 70],
      ["2. Ana: two", 110],
      ["3. Ana: two", 40],
    ]);
  });

  test("crosses out the radli that were used up", () => {
    expect([0, 1].map((place) => circles(sheet, place))).toEqual([
      { used: 1, open: 1 },
      { used: 0, open: 2 },
    ]);
  });

  test("can be taken away as text and for a spreadsheet", () => {
    expect(asText(en, GAME, table).split("\n")[0]).toBe("Deal            Ana  Bine  Cvetka  You");
    expect(cellsOf(en, GAME, table).slice(0, 2)).toEqual([
      ["Deal", "Ana", "Bine", "Cvetka", "You"],
      ["1. Ana: beggar", 70, 0, 0, 0],
    ]);
    expect(sheetTitle(en, GAME, table)).toBe("Slovenian tarok for four - Ana, Bine, Cvetka, You");
  });
});

describe("a table for a spreadsheet", () => {
  const cells = [
    ["Name", "Points"],
    ['Špela; "Š"', -4.5],
    ["=1+1", 1200],
    ["-2+3", ""],
    [" @SUM(A1)", 0.25],
  ];

  test.each(["sl", "ro-RO", "hu", "cs-CZ"])("has semicolons and decimal commas where %s is spoken", (region) => {
    expect(separated(cells, region)).toBe(
      '\uFEFFName;Points\r\n"Špela; ""Š""";-4,5\r\n\'=1+1;1200\r\n\'-2+3;\r\n\' @SUM(A1);0,25\r\n',
    );
  });

  test("has commas and decimal points where English is", () => {
    expect(separated(cells, "en-GB")).toBe(
      '\uFEFFName,Points\r\n"Špela; ""Š""",-4.5\r\n\'=1+1,1200\r\n\'-2+3,\r\n\' @SUM(A1),0.25\r\n',
    );
  });

  test("is packed into a workbook without a worker, however large", async () => {
    const large = Array.from({ length: 6000 }, (_, row) => [`Person ${row}`, row, row / 4]);
    const bytes = new Uint8Array(await (await workbook(large, "Season [2026]")).arrayBuffer());
    expect([...bytes.slice(0, 2)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PK");
  });

  test("has a file name that any system takes", () => {
    const day = new Date(2026, 2, 7, 23, 30).getTime();
    expect(fileName('Šah/tarok: "Žabe" <1>?', day, "csv")).toBe("Šah tarok Žabe 1 2026-03-07.csv");
    expect(fileName("../..", day, "xlsx")).toBe("tarok 2026-03-07.xlsx");
    expect(fileName("x".repeat(300), day, "txt")).toBe(`${"x".repeat(80)} 2026-03-07.txt`);
  });
});
