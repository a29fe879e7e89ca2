import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Finding, Judged, Reach, Reachable, Summary, Verdict } from "../src/protocol";
import { added, known, mean, note } from "../src/report/accuracy-history";
import { changed, reached, shownSeat } from "../src/report/reached-payments";
import { cells, costliest, levelOf, paidBy, worldsOf } from "../src/report/trick-costs";
import { basis, headline, whole } from "../src/report/verdict";
import { translator } from "../src/i18n/fluent";

const judged = (seat: number, number: number, trick: number, more: Partial<Judged> = {}): Judged => ({
  type: "judged",
  number,
  trick,
  seat,
  done: { type: "play", card: 1 },
  best: { type: "play", card: 2 },
  cost: 0,
  margin: 1,
  worlds: 100,
  usual: 0,
  made: null,
  best_made: null,
  options: [],
  own: null,
  amount: null,
  usual_own: null,
  chance: null,
  ...more,
});
const reach = (number: number, seat: number, paid: number[], points = paid): Reach => ({
  number,
  trick: 1,
  seat,
  points,
  best: 3,
  lost: 1,
  paid,
  made: null,
});
const line = (...reaches: Reach[]): Reachable => ({ type: "line", exact: true, reaches, missing: 0 });

describe("the strip of tricks", () => {
  const found: Finding[] = [
    judged(0, 2, 0, { cost: 9, amount: 9 }),
    judged(0, 4, 0, { cost: 3, amount: 3 }),
    judged(0, 10, 1),
    judged(0, 14, 2, { cost: 4, margin: 1, amount: 6 }),
    judged(0, 18, 3, { cost: 4, margin: 5, amount: 6 }),
    judged(0, 22, 4, { worlds: 0 }),
    judged(1, 11, 1, { cost: 30, amount: 30 }),
  ];

  test("tells what the decisions of a seat surely cost", () => {
    expect(cells(found, 0, [10, 14, 18, 22, 26], 20)).toEqual([
      { trick: 0, number: 2, level: 3, amount: 12 },
      { trick: 1, number: 10, level: 0, amount: 0 },
      { trick: 2, number: 14, level: 2, amount: 6 },
      { trick: 3, number: 18, level: 0, amount: 0 },
      { trick: 4, number: 22, level: null, amount: 0 },
      { trick: 5, number: 26, level: null, amount: 0 },
    ]);
  });

  test("measures costs by the largest payment of the deal", () => {
    expect([0, 1.9, 2, 9.9, 10, 99].map((amount) => levelOf(amount, 20))).toEqual([0, 1, 2, 2, 3, 3]);
    expect(levelOf(0.4, 0)).toBe(2); // nothing was paid: a point is the measure
  });

  test("finds the costliest decision, one's own before those of others", () => {
    expect(costliest(found, 0)?.number).toBe(2);
    expect(costliest(found, 2)?.number).toBe(11);
    expect(costliest(found.slice(2, 3), 0)).toBe(null);
  });

  test("says in how many worlds it looked, and what was paid", () => {
    expect(worldsOf([...found, judged(2, 12, 1, { worlds: 30 })])).toEqual({ least: 30, most: 100 });
    expect(worldsOf([])).toBe(null);
    const standing = { seat: 0, cards: 1, played: 0, result: -20, own_cards: null, own_played: null, accuracy: null };
    const summary = (paid: number | null): Summary => ({
      type: "summary",
      moments: [],
      standings: [{ ...standing, paid }],
      deciding: 0,
      verdicts: [],
    });
    expect(paidBy(summary(0))).toEqual([0]);
    expect(paidBy(summary(null))).toBe(null);
  });
});

describe("what could be reached", () => {
  test("is shown of the declarer where one is paid nothing either way", () => {
    const told = line(reach(10, 0, [-20, 0]), reach(11, 1, [20, 0]));
    expect([shownSeat(told, 0, 0), shownSeat(told, 1, 0), shownSeat(told, 1, null)]).toEqual([0, 0, 1]);
    expect(reached(told, 0)).toEqual([-20, 20]);
  });

  test("is shown in points, as an old report has it", () => {
    const told = line({ ...reach(10, 0, []), points: [-20, 20] });
    expect([shownSeat(told, 1, 0), ...reached(told, 1)]).toEqual([1, 20]);
    expect(changed(told.reaches[0] as Reach, [0, 0])).toBe(null);
  });

  test("changes for the player of a card, or else for whom it changes most", () => {
    expect(changed(reach(10, 0, [-20, 0, -20]), [20, 0, 20])).toEqual({ seat: 0, before: -20, after: 20 });
    expect(changed(reach(10, 1, [-20, 0, -40]), [20, 0, 20])).toEqual({ seat: 2, before: -40, after: 20 });
    expect(changed(reach(10, 1, [5, 0]), [5, 0])).toBe(null);
  });
});

describe("the accuracy of earlier deals", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  test("is kept in the order in which reports were looked at, each deal once", () => {
    note("a", 80);
    note("b", 60);
    expect(note("a", 82)).toEqual([
      { deal: "a", accuracy: 82 },
      { deal: "b", accuracy: 60 },
    ]);
    expect(known()).toHaveLength(2);
    expect(mean(known())).toBe(71);
  });

  test("forgets the oldest", () => {
    const many = Array.from({ length: 100 }, (_, i) => ({ deal: String(i), accuracy: i }));
    const next = added(many, "new", 50);
    expect([next.length, next[0]?.deal, next.at(-1)?.deal]).toEqual([100, "1", "new"]);
  });

  test("is empty where something else was kept", () => {
    localStorage.setItem("tarok.accuracy", '{"a": 1}');
    expect(known()).toEqual([]);
    localStorage.setItem("tarok.accuracy", "nonsense");
    expect(known()).toEqual([]);
  });
});

describe("the verdict", () => {
  const verdict = (kind: string, more: Partial<Verdict> = {}): Verdict => ({
    seat: 0,
    kind,
    number: null,
    trick: 0,
    known: false,
    amount: null,
    ...more,
  });
  const KINDS = [
    ...["lost-one-card", "lost-last-chance", "lost-by-partner", "lost-in-bidding", "lost-from-start"],
    ...["lost-from-trick", "won-by-gift", "won-in-bidding", "won-from-start", "won-from-trick"],
    ...["costly", "small", "clean", "open"],
  ];

  test("is one sentence in each language", async () => {
    for (const language of ["en", "sl", "hu", "cs", "ro"] as const) {
      const t = await translator(language, null, ["report"]);
      for (const kind of KINDS) {
        const said = headline(t, verdict(kind, { trick: 9, amount: 12.4 }), "X", true);
        expect(said, `${language} ${kind}`).toMatch(/^[^.]+.*\.$/);
        expect(said).not.toContain("verdict");
      }
    }
  });

  test("speaks to the player of the seat, and names the card and the trick", async () => {
    const t = await translator("en", null, ["report"]);
    expect(headline(t, verdict("lost-from-start"), "", true)).toBe("You could not have won this.");
    expect(headline(t, verdict("lost-from-start"), "", false)).toBe("This could not be won.");
    expect(headline(t, verdict("lost-one-card", { trick: 9 }), "♥Q", true)).toBe(
      "One card cost the game: ♥Q in trick 9.",
    );
    expect(headline(t, verdict("lost-in-bidding", { amount: 12.4 }), "pass", true)).toBe(
      "It was lost in the bidding: pass cost about 12.",
    );
  });

  test("says by what it is known", async () => {
    const t = await translator("en", null, ["report"]);
    const proved = "With all cards open and best play by everyone.";
    expect(basis(t, verdict("won-from-start"))).toBe(proved);
    expect(basis(t, verdict("lost-one-card"))).toBe(`${proved} Without seeing them, it was no clear mistake.`);
    expect(basis(t, verdict("lost-one-card", { known: true }))).toContain("another card was clearly better");
    expect(basis(t, verdict("costly"))).toBe("An estimate, from what could be known at the time.");
    expect(basis(t, verdict("open"))).toBe("");
  });

  test("has whole numbers, for they are estimates", () => {
    expect([0.4, 0.5, 32.7].map(whole)).toEqual([0, 1, 33]);
  });
});
