import { expect, test } from "vitest";
import { wholeState } from "../src/session/whole-state";
import type { Entry, Sheet } from "../src/protocol";
import { OVER, line, state, told } from "./states";

const now = told(state(17), null);
const sheet = (...entries: Entry[]): Sheet => ({ totals: [0, 0, 0, 0], marks: {}, over: false, entries });

test("a number is a card that is played, a word what is announced", () => {
  const view = {
    ...now.view,
    log: [
      [0, { type: "pass" }],
      [1, "trula"],
      [2, 33],
    ] as typeof now.view.log,
  };
  const { log, legal } = wholeState({ ...now, view: { ...view, legal: ["kings", { type: "pass" }, 0] } }, sheet()).view;
  expect(log).toEqual([
    [0, { type: "pass" }],
    [1, { type: "announce", bonus: "trula" }],
    [2, { type: "play", card: 33 }],
  ]);
  expect(legal).toEqual([{ type: "announce", bonus: "kings" }, { type: "pass" }, { type: "play", card: 0 }]);
});

test("what a rule rules out is told with the rule, each by itself", () => {
  const refused = [
    { why: "not_holding", clause: "SL-ANN-02", actions: ["trula", { type: "call" as const, card: 7 }] },
    { why: "follow_suit", clause: "SL-PLAY-02", actions: [3] },
  ];
  expect(wholeState({ ...now, view: { ...now.view, refused } }, sheet()).view.refused).toEqual([
    { action: { type: "announce", bonus: "trula" }, why: "not_holding", clause: "SL-ANN-02" },
    { action: { type: "call", card: 7 }, why: "not_holding", clause: "SL-ANN-02" },
    { action: { type: "play", card: 3 }, why: "follow_suit", clause: "SL-PLAY-02" },
  ]);
});

test("a line that stands on the sheet is read there, from places to seats", () => {
  const entry: Entry = {
    kind: "deal",
    deltas: [20, -20, 0, 0],
    marks: {},
    contract: "three",
    declarer: 0,
    partner: null,
    made: true,
    ended: "played",
    amount: null,
    lines: [line("ante", -1, [-1, 0, 0, 0], null), line("contract", 20, [20, -20, 0, 0], 0)],
  };
  const own = line("difference", 5, [0, 0, 5, 0], 0);
  const view = { ...now.view, over: { ...OVER, lines: [1, own] } };
  const table = { ...now.table, seats: [3, 0, 1, 2] };
  const last = { ...entry, kind: "stop", lines: [] };
  expect(wholeState({ ...now, view, table }, sheet({ ...entry, lines: [] }, entry, last)).view.over?.lines).toEqual([
    line("contract", 20, [0, 20, -20, 0], 0),
    own,
  ]);
});
