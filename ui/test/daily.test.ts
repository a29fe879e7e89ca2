import { beforeAll, describe, expect, test } from "vitest";
import { translator, type Translate } from "../src/i18n/fluent";
import { played } from "../src/daily/result-wording";
import type { Scored } from "../src/protocol";

const three = { contest: "same x", points: 10, contract: "three", own: false, made: true } satisfies Partial<Scored>;

let t: Translate;
beforeAll(async () => {
  t = await translator("en", "slovenian", ["lobby"]);
});

describe("what friends have played of the same deal", () => {
  test("the declarer's partner has won with the declarer", () => {
    expect(played(t, { ...three, own: true, side: "declarer" })).toBe("three, won");
    expect(played(t, { ...three, side: "partner" })).toBe("three, as partner, won");
    expect(played(t, { ...three, side: "partner", made: false })).toBe("three, as partner, lost");
  });

  test("of an opponent's deal it is said who made it", () => {
    expect(played(t, { ...three, side: "defender" })).toBe("against three, the declarer won");
    expect(played(t, { ...three, side: "defender", made: false })).toBe("against three, the declarer lost");
  });

  test("where everybody plays alone, or the side is not known, no side is told", () => {
    expect(played(t, { ...three, contract: "klop", made: null, side: null })).toBe("klop");
    expect(played(t, { ...three, side: null })).toBe("three, won");
    expect(played(t, { ...three, contract: "", side: null })).toBe("");
  });
});
