import { describe, expect, it } from "vitest";
import { isNew, packetsOf, shownIn } from "../src/table/hand/packets";
import { state } from "./states";

const hand = (count: number): number[] => Array.from({ length: count }, (_, card) => card * 3);
const view = (count: number) => state(1, { hand: hand(count) }).view;

describe("a deal", () => {
  it.each([
    ["SL-DEAL-02, RO-DEAL-03, CZ-DEAL-03", 12, [6, 6]],
    ["SL-3P-01", 16, [8, 8]],
    ["HU-DEAL-01", 9, [5, 4]],
    ["nothing yet", 0, []],
  ])("comes in two rounds (%s)", (_, count, packets) => {
    expect(packetsOf(view(count))).toEqual(packets);
  });

  it("comes whole after a knock (SL-DEAL-03)", () => {
    expect(packetsOf({ hand: hand(12), log: [[2, { type: "knock" }]] })).toEqual([12]);
  });

  it("shows each card in one packet, and as many in each as there are", () => {
    const shown = shownIn(view(9));
    expect([...shown.keys()].sort((a, b) => a - b)).toEqual(hand(9));
    expect([...shown.values()].filter((packet) => packet === 0)).toHaveLength(5);
    expect(Math.max(...shown.values())).toBe(1);
  });

  it("is new once: where there was no hand, or that of the deal before, and nothing is played", () => {
    expect(isNew(null, 1, view(12))).toBe(true);
    expect(isNew({ deal: 1, cards: 0 }, 1, view(12))).toBe(true);
    expect(isNew({ deal: 1, cards: 3 }, 2, view(12))).toBe(true);
    expect(isNew({ deal: 1, cards: 12 }, 1, view(12))).toBe(false);
    expect(isNew(null, 1, view(0))).toBe(false);
    expect(isNew(null, 1, { ...view(12), table: [40] })).toBe(false);
  });
});
