import { describe, expect, test } from "vitest";
import { isWhole, shown, spelled, typed } from "../src/waiting-room/join-code";
import { FRIENDS, matters, patienceOf, toldOf, valueOf } from "../src/waiting-room/table-settings";
import { freeOf, marksOf, peopleOf, roomAt } from "../src/waiting-room/free-places";
import type { Gathering, Occupant } from "../src/protocol";

const ANA: Occupant = { kind: "guest", name: "Ana", face: 7 };
const OPEN: Occupant = { kind: "open", name: "" };
const BOT: Occupant = { kind: "rule", name: "Bine" };
const company = {
  complete: false,
  onlookers: 0,
  drawn: [],
  proposal: null,
  clock: null,
  accounts: [],
  continued_at: null,
  dismissed: [],
  silence: null,
};
const table = (players: Occupant[], more: Partial<Gathering> = {}): Gathering => ({
  ...{ type: "gathering", v: 1, id: "k", game: "slovenian", place: null, host: 0, deal: 0 },
  ...{ company: { manners: {}, opponents: "rule", ...company }, players, ...more },
});

describe("a code", () => {
  test("is typed in whatever groups and letters one likes", () => {
    expect(["kmr tzx", "KMR-TZX", " k m r t z x b", "km1r"].map(typed)).toEqual(["KMRTZX", "KMRTZX", "KMRTZXB", "KMR"]);
  });
  test("has seven letters, or six if it is of an earlier edition", () => {
    expect(["KMRTZ", "KMRTZX", "KMRTZXB", "KMRTZXBB"].map(isWhole)).toEqual([false, true, true, false]);
  });
  test("is shown in two groups and said letter by letter", () => {
    expect(["KM", "KMR", "KMRT", "KMRTZXB"].map(shown)).toEqual(["KM", "KMR", "KMR T", "KMR TZXB"]);
    expect(spelled("KMRTZXB")).toBe("K M R T Z X B");
  });
});

describe("places", () => {
  test("are to be had where no person is, and where one is about to leave", () => {
    const there = table([ANA, OPEN, BOT, { ...ANA, leaving: true }, { ...BOT, coming: "Cene" }]);
    expect([0, 1, 2, 3, 4, 5].map((place) => roomAt(there, place))).toEqual([false, true, true, true, false, false]);
    expect([peopleOf(there), freeOf(there)]).toEqual([2, 1]);
  });
  test("tell who is host, who is there, and who deals first before anybody has dealt", () => {
    const there = [ANA, { ...ANA, kind: "you", away: true, minded: true }, { ...ANA, away: true }, BOT];
    expect([0, 1, 2, 3].map((place) => marksOf(table(there), place))).toEqual([
      ["host"],
      ["you", "minded"],
      ["away"],
      ["bot", "first"],
    ]);
    expect(marksOf(table(there, { deal: 2 }), 3)).toEqual(["bot"]);
  });
});

describe("how people play together", () => {
  test("is told but for what goes without saying", () => {
    expect(toldOf(FRIENDS)).toEqual(["manner-pace-none", "manner-told-talk-phrases", "manner-told-onlookers-table"]);
    expect(toldOf({ pace: "brisk", overtime: "idle", talk: "none", informing: true, public: true })).toEqual([
      "manner-pace-brisk",
      "manner-told-overtime-idle",
      "manner-told-talk-none",
      "manner-told-onlookers-none",
      "manner-public",
    ]);
  });
  test("has nothing to choose where it would make no difference", () => {
    expect(matters({}, "overtime")).toBe(false);
    expect(matters({ pace: "days" }, "overtime")).toBe(true);
    expect([matters({ pace: "days" }, "patience"), matters({ pace: "brisk" }, "patience")]).toEqual([false, true]);
    expect([valueOf({}, "talk"), patienceOf({})]).toEqual(["phrases", 60]);
  });
});
