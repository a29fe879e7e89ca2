import { describe, expect, test } from "vitest";
import type { Cell, Entry, Feat } from "../src/paper/answers";
import { noted, standing, together, type Note } from "../src/paper/notes";
import { counted, doubled, tapped, wrote } from "../src/paper/tapping";

const misdeal = (place: number): Entry => ({ type: "misdeal", place });
const entries = (notes: readonly Note[]): Entry[] => standing(notes).map(({ entry }) => entry);

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
  const feat = (made: boolean, announced: boolean): Feat => ({
    what: "trula",
    seat: 1,
    made,
    announced,
    doubled: 0,
    doubler: null,
  });
  const ways = [feat(true, false), feat(true, true), feat(false, true)];
  const cell = (now: Feat | null): Cell => ({ what: "trula", seat: 1, feats: ways, feat: now });

  test("takes a bonus through the ways in which it can stand, and off again", () => {
    const other = { ...feat(true, false), seat: 2 };
    let now: Feat | null = null;
    const seen = [1, 2, 3, 4].map(() => {
      const next = tapped(now ? [other, now] : [other], cell(now));
      now = next.find(({ seat }) => seat === 1) ?? null;
      return next.slice(1);
    });
    expect(seen).toEqual([[ways[0]], [ways[1]], [ways[2]], []]);
  });

  test("keeps the way of a bonus that has been doubled", () => {
    const twice = { ...feat(true, true), doubled: 2 };
    expect(doubled([feat(true, true)], twice)).toEqual([twice]);
    expect(tapped([twice], cell(twice))).toEqual([ways[2]]);
  });

  test("changes one of several numbers, and takes back what follows one that is rubbed out", () => {
    const field = { name: "points", values: [], value: [10, 20, 30], asked: true, numbers: 4 };
    expect(counted(field, 1, 25)).toEqual([10, 25, 30]);
    expect(counted(field, 1, null)).toEqual([10]);
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
