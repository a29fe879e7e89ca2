import { describe, expect, test } from "vitest";
import type { FormCell, SheetEntry, EnteredFeat } from "../src/score-keeper/engine-messages";
import { noted, standing, together, type SheetNote } from "../src/score-keeper/sheet-notes";
import { counted, doubled, fitting, shown, tapped, wrote } from "../src/score-keeper/deal-form";
import { placesOf } from "../src/score-keeper/player-count";
import type { Game } from "../src/protocol";

const misdeal = (place: number): SheetEntry => ({ type: "misdeal", place });
const entries = (notes: readonly SheetNote[]): SheetEntry[] => standing(notes).map(({ entry }) => entry);

describe("what was noted", () => {
  const first = noted([], "a", misdeal(1));
  const id = first[0]!.id;

  test("stands in its order", () => {
    expect(entries(noted(first, "a", misdeal(2)))).toEqual([misdeal(1), misdeal(2)]);
  });

  test("remembers who dealt, whatever it is corrected to", () => {
    const dealt = noted([], "a", misdeal(1), null, 3);
    const right = noted(dealt, "b", misdeal(2), dealt[0]!.id);
    expect(standing(right)).toEqual([{ id: dealt[0]!.id, entry: misdeal(2), dealer: 3 }]);
  });

  test("is corrected in its place, and struck out", () => {
    const second = noted(first, "a", misdeal(2));
    expect(entries(noted(second, "a", misdeal(3), id))).toEqual([misdeal(3), misdeal(2)]);
    expect(entries(noted(second, "a", null, id))).toEqual([misdeal(2)]);
  });

  test("is the same on two devices, whoever puts it together", () => {
    const [mine, others] = [noted(first, "a", misdeal(2)), noted(noted(first, "b", misdeal(3)), "b", null, id)];
    expect(entries(together(mine, others))).toEqual([misdeal(2), misdeal(3)]);
    expect(entries(together(others, mine))).toEqual(entries(together(mine, others)));
    expect(together(mine, mine)).toEqual(mine);
  });
});

describe("a tap", () => {
  const feat = (made: boolean, announced: boolean): EnteredFeat => ({
    what: "trula",
    seat: 1,
    made,
    announced,
    doubled: 0,
    doubler: null,
  });
  const ways = [feat(true, false), feat(true, true), feat(false, true)];
  const cell = (now: EnteredFeat | null): FormCell => ({ what: "trula", seat: 1, feats: ways, feat: now });

  test("takes a bonus through the ways in which it can stand, and off again", () => {
    const other = { ...feat(true, false), seat: 2 };
    let now: EnteredFeat | null = null;
    const seen = [1, 2, 3, 4].map(() => {
      const next: EnteredFeat[] = tapped(now ? [other, now] : [other], cell(now), now);
      now = next.find(({ seat }) => seat === 1) ?? null;
      return next.slice(1);
    });
    expect(seen).toEqual([[ways[0]], [ways[1]], [ways[2]], []]);
  });

  test("keeps the way of a bonus that has been doubled", () => {
    const twice = { ...feat(true, true), doubled: 2 };
    expect(doubled([feat(true, true)], twice)).toEqual([twice]);
    expect(tapped([twice], cell(twice), twice)).toEqual([ways[2]]);
  });

  test("counts although the form does not know the one before yet", () => {
    const old = cell(null);
    const first = tapped([], old, shown([], old, true));
    const second = tapped(first, old, shown(first, old, true));
    expect([first, second]).toEqual([[ways[0]], [ways[1]]]);
    // what the form has not taken over is not shown once it has answered
    expect(shown(first, old, false)).toBeNull();
  });

  test("typed numbers count up to the first box that has none", () => {
    expect(counted(["10", "25", "30"])).toEqual([10, 25, 30]);
    expect(counted(["10", "", "30"])).toEqual([10]);
    expect(counted(["38"])).toEqual([38]);
    expect(counted(["3.5", "1"])).toEqual([]);
    expect(counted([])).toEqual([]);
  });

  test("says a breach part by part", () => {
    const breach = (what: string, seat: number, other: number | null) => ({ what, seat, other, of: "", early: false });
    const all = [
      breach("renege", 0, null),
      breach("wrong_trump", 0, 1),
      breach("wrong_trump", 1, 2),
      breach("wrong_trump", 1, 3),
    ];
    expect(fitting(all, { what: "wrong_trump", seat: null })).toEqual(all.slice(1));
    expect(fitting(all, { what: "wrong_trump", seat: 1 })).toEqual(all.slice(2));
    expect(fitting(all, { what: "renege", seat: 0 })).toEqual([all[0]]);
  });

  test("on a contract begins what was thrown in anew, and else leaves the rest", () => {
    expect(wrote({ ended: "no_tarok" }, "contract", "two")).toEqual({ contract: "two", ended: undefined });
    expect(wrote({ contract: "two", ended: "decided" }, "contract", "one")).toEqual({
      contract: "one",
      ended: "decided",
    });
    expect(wrote({ contract: "two" }, "points", [40])).toEqual({ contract: "two", points: [40] });
  });
});

test("how many take part is known from the game and its house rules", () => {
  const game = { places: 4 } as Game;
  expect(placesOf(game, {})).toBe(4);
  expect(placesOf(game, { players: 5 })).toBe(5);
  expect(placesOf(game, { five_players: true })).toBe(5);
  expect(placesOf(game, { five_players: false })).toBe(4);
});
