import { describe, expect, test } from "vitest";
import type { SheetEntry } from "../src/score-keeper/engine-messages";
import { atTable, roundNow, seatOf } from "../src/club/model/round-tables";
import type { EventNote, What } from "../src/club/model/event-notes";
import { clockFace, left } from "../src/club/model/server-time";
import type { EventBoard } from "../src/protocol";

type Round = EventBoard["rounds"][number];
const misdeal = (place: number): SheetEntry => ({ type: "misdeal", place });
const note = (id: string, clock: number, what: What, device = "a"): EventNote => ({
  ...{ id, clock, device, by: "", at: 0, why: "", what },
});
const scored = (place: number, round = 1, table = 1, dealer: number | null = null): What => ({
  ...{ type: "scored", round, table, entry: misdeal(place), dealer },
});
const slip = (...totals: number[]): What => ({ type: "slip", round: 1, table: 1, totals });

describe("what stands at a table", () => {
  test("is what was noted there in this round, in order, with whoever dealt", () => {
    const notes = [note("c", 3, scored(2, 1, 1, 0)), note("b", 2, scored(1, 2)), note("a", 1, scored(0, 1, 2))];
    expect(atTable([...notes, note("d", 4, scored(3))], 1, 1).stands).toEqual([
      { id: "c", entry: misdeal(2), dealer: 0 },
      { id: "d", entry: misdeal(3), dealer: null },
    ]);
  });

  test("is corrected in its place, or struck out, and of several corrections the last counts", () => {
    const notes = [note("a", 1, scored(0)), note("b", 2, scored(1))];
    const first = note("x", 3, { type: "corrected", of: "a", instead: scored(2) as Extract<What, { type: "scored" }> });
    expect(atTable([...notes, first], 1, 1).stands.map(({ entry }) => entry)).toEqual([misdeal(2), misdeal(1)]);
    const struck = note("y", 4, { type: "corrected", of: "a", instead: null });
    expect(atTable([struck, ...notes, first], 1, 1).stands.map(({ id }) => id)).toEqual(["b"]);
  });

  test("has the slip that was handed in last, by the id of the note that may be corrected", () => {
    const notes = [note("a", 1, slip(1, -1)), note("b", 1, slip(2, -2), "b")];
    expect(atTable(notes, 1, 1).slip).toEqual({ id: "b", totals: [2, -2] });
    expect(atTable([...notes, note("c", 2, { type: "corrected", of: "b", instead: null })], 1, 1).slip).toEqual({
      ...{ id: "a", totals: [1, -1] },
    });
    expect(atTable(notes, 2, 1).slip).toBe(null);
  });
});

describe("a round", () => {
  const round = (number: number, stands: Round["stands"]): Round => ({ number, stands }) as Round;

  test("a slip is another one when the director has accepted what the table asks for", () => {
    const instead: What = { type: "slip", round: 1, table: 1, totals: [4, -4] };
    const asks: What = { type: "protested", who: "", round: 1, table: 1, text: "misread", of: "b", instead };
    const notes = [note("b", 1, { type: "slip", round: 1, table: 1, totals: [2, -2] }), note("p", 2, asks)];
    expect(atTable(notes, 1, 1).slip?.totals).toEqual([2, -2]);
    const declined = note("d", 3, { type: "decided", of: "p", text: "no" });
    const accepted = note("e", 4, { type: "decided", of: "p", text: "yes", accepted: true });
    expect(atTable([...notes, accepted], 1, 1).slip?.totals).toEqual([4, -4]);
    expect(atTable([...notes, declined, accepted], 1, 1).slip?.totals).toEqual([2, -2]);
  });

  test("is shown while it is played, else the next one, else the last", () => {
    const rounds = [round(1, "closed"), round(2, "begun"), round(3, "drawn")];
    expect(roundNow({ rounds })?.number).toBe(2);
    expect(roundNow({ rounds: [rounds[0]!, rounds[2]!] })?.number).toBe(3);
    expect(roundNow({ rounds: [round(1, "closed"), round(2, "closed")] })?.number).toBe(2);
    expect(roundNow({ rounds: [] })).toBe(null);
  });

  test("says where somebody sits, with whom, and whether they deal first", () => {
    const seated = { tables: [{ people: ["ana", "bor"] }, { people: ["cene", "dana"] }], out: ["eva"] };
    expect(seatOf(seated as Round, "dana")).toEqual({ table: 2, others: ["cene"], deals: true });
    expect(seatOf(seated as Round, "ana")?.deals).toBe(false);
    expect(seatOf(seated as Round, "eva")).toBe(null);
  });
});

test.each([
  [3599.2, "1:00:00"],
  [3599, "59:59"],
  [5400, "1:30:00"],
  [61.5, "1:02"],
  [0.4, "0:01"],
  [0, "0:00"],
  [-12.7, "+0:12"],
  [-3601, "+1:00:01"],
])("a clock shows %d seconds as %s", (seconds, face) => {
  expect(clockFace(seconds)).toBe(face);
});

test("a round runs by the clock if it is to end some time", () => {
  expect(left({ closes_at: 100 }, 90)).toBe(10);
  expect(left({ closes_at: 100 }, 103)).toBe(-3);
  expect(left({ closes_at: 0 }, 90)).toBe(null);
});
