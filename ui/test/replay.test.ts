import { describe, expect, test } from "vitest";
import type { PastDeal, View } from "../src/protocol";
import { replayFrames, trickFrom } from "../src/replay/replay-frames";
import { line, OVER, state } from "./states";

describe("a replay", () => {
  const view = (changes: Partial<View>): View => state(0, { seat: null, ...changes }).view;
  const trick = { leader: 0, cards: [33, 34, 35, 36], winner: 3 };
  const seen = [[1], [2], [3], [4]];
  const states = [
    view({ seen }),
    view({ table: [33] }),
    view({ tricks: [trick] }),
    view({ tricks: [trick, trick], ended: "played", over: OVER }),
  ];
  const [own, theirs] = [
    { points: 33, needed: 36 },
    { points: 37, needed: 35 },
  ];
  const lines = [line("contract", -20, [-20, 0, 0, -20], 0)];
  const standings = [0, 6, 6, -14].map((first) => ({
    dealer: 3,
    totals: [first, 0, 0, -first],
    marks: { loans: [first, 0, 0, 0] },
  }));
  const deal: PastDeal = {
    id: "d1",
    game: "slovenian",
    options: {},
    players: state(0).table.players,
    seats: [0, 1, 2, 3],
    states,
    standings,
    phases: [["trick", 4]],
    begun: { auction: 0, trick: 2 },
    asked: [0, 1, 2, 2],
    bots: [],
    piles: [{ seat: 3, groups: [[[7, 53, 40], 2, 9]] }],
    tallies: [own, theirs, theirs, own],
    lines,
  };

  test("shows a complete trick as it lies, and the end after the last", () => {
    expect(replayFrames(deal, 0).map(({ resting }) => resting)).toEqual([false, false, true, true, false]);
  });

  test("has its course and its piles as far as they have come", () => {
    const tables = replayFrames(deal, 0).map(({ state }) => state.table);
    expect(tables.map(({ begun }) => Object.keys(begun))).toEqual(states.map(() => ["auction"]).concat([["auction"]]));
    expect(tables.map(({ asked }) => asked)).toEqual([0, 1, 2, 2, 2]);
    expect(tables.map(({ piles }) => piles.length)).toEqual([0, 0, 0, 1, 1]);
  });

  test("is seen from any seat, and brings the deal to the sheet", () => {
    const frames = replayFrames(deal, 2);
    expect(frames[0]?.state.view.hand).toEqual([3]);
    expect(frames.at(-1)?.state.table.sheet.totals).toEqual([-14, 0, 0, 14]);
  });

  test("tells what was paid and lent before the end, and at the end what was booked", () => {
    const frames = replayFrames(deal, 0);
    expect(frames.map(({ state }) => state.table.standing.totals[0])).toEqual([0, 6, 6, 6, 6]);
    expect(frames.map(({ state }) => state.table.standing.marks.loans?.[0])).toEqual([0, 6, 6, 6, 6]);
    expect(frames.at(-1)?.state.table.sheet.marks.loans?.[0]).toBe(-14);
  });

  test("says at the end alone how the count stands, for the side of the seat from which one looks", () => {
    expect(replayFrames(deal, 0).map(({ state }) => state.table.tally)).toEqual([null, null, null, own, own]);
    expect(replayFrames(deal, 1).at(-1)?.state.table.tally).toEqual(theirs);
  });

  test("has the number that the deal had at its table; a stranger's link tells none", () => {
    expect(replayFrames({ ...deal, table_deal: 10 }, 0)[0]?.state.table.deal).toBe(10);
    expect(replayFrames(deal, 0)[0]?.state.table.deal).toBe(0);
  });

  test("goes trick by trick", () => {
    const frames = replayFrames(deal, 0);
    expect([
      trickFrom(frames, 0, 1),
      trickFrom(frames, 3, 1),
      trickFrom(frames, 3, -1),
      trickFrom(frames, 2, -1),
    ]).toEqual([2, 4, 2, 0]);
  });
});
