import { beforeEach, describe, expect, test, vi } from "vitest";
import { translator } from "../src/i18n/fluent";
import { mutes, type Mutes } from "../src/storage/muted-players";
import { duration, proposalTold } from "../src/people/people-news";
import { presence } from "../src/people/presence";
import { lineSaid, speaker } from "../src/people/chat-lines";
import { between } from "../src/session/table-people.svelte";
import { Chat } from "../src/session/chat.svelte";
import type { CompanyView, Occupant, Table, Words } from "../src/protocol";
import { beside, changed, ranked } from "../src/score-sheet/accounts";
import { state } from "./states";

const COMPANY: CompanyView = {
  manners: {},
  opponents: "rule",
  complete: true,
  onlookers: 0,
  drawn: [],
  proposal: null,
  clock: null,
  accounts: [],
  continued_at: null,
  dismissed: [],
  silence: null,
};
const ANA: Occupant = { kind: "guest", name: "Ana" };
const YOU: Occupant = { kind: "you", name: "Bine" };
const BOT: Occupant = { kind: "rule", name: "Cvetka" };

const at = (players: Occupant[], table: Partial<Table> = {}) => state(7, {}, { company: COMPANY, ...table, players });
const happened = (before: Occupant, now: Occupant): string[] =>
  between(at([before, YOU]), at([now, YOU])).map(({ what, name }) => `${what} ${name}`);

describe("what happens among the people", () => {
  test("somebody goes, a bot plays for them, and they come back", () => {
    expect(happened(ANA, { ...ANA, away: true })).toEqual(["away Ana"]);
    expect(happened({ ...ANA, away: true }, { ...ANA, away: true, minded: true })).toEqual(["minded Ana"]);
    expect(happened({ ...ANA, away: true, minded: true }, ANA)).toEqual(["back Ana"]);
  });

  test("somebody gets up, and another comes", () => {
    expect(happened(ANA, { ...ANA, leaving: true })).toEqual(["leaving Ana"]);
    expect(happened(BOT, { ...BOT, coming: "Dana" })).toEqual(["coming Dana"]);
    expect(happened(BOT, { kind: "guest", name: "Dana" })).toEqual(["came Dana"]);
    expect(happened(ANA, { kind: "open", name: "" })).toEqual(["left Ana"]);
    expect(happened(ANA, { kind: "guest", name: "Dana" })).toEqual(["left Ana", "came Dana"]);
    expect(happened(ANA, ANA)).toEqual([]);
  });

  test("two change places, and the host stays the host", () => {
    const told = between(at([ANA, YOU], { host: 0 }), at([YOU, ANA], { host: 1 }));
    expect(told.map(({ what, name, own }) => [what, name, own])).toEqual([
      ["moved", "Bine", true],
      ["moved", "Ana", false],
    ]);
    expect(between(at([ANA, BOT]), at([BOT, ANA])).map(({ what, name }) => `${what} ${name}`)).toEqual(["moved Ana"]);
  });

  test("what was asked is declined, taken back, or falls away because somebody has acted", () => {
    const asked = { ...COMPANY, proposal: { place: 0, what: "take_back", other: null, agreed: [] } };
    const said = (count: number, company: CompanyView) =>
      state(
        8,
        { log: Array.from({ length: count }, (_, i) => [i, { type: "pass" }] as [number, { type: "pass" }]) },
        { company, players: [ANA, YOU] },
      );
    const what = (count: number): string[] => between(said(2, asked), said(count, COMPANY)).map((news) => news.what);
    expect(what(2)).toEqual(["declined"]);
    expect(what(1)).toEqual(["taken-back"]);
    expect(what(3)).toEqual([]);
  });

  test("a claim is told once, with its words", () => {
    const claim = at([ANA, YOU], { claimed: { place: 0, wins: true } });
    expect(between(at([ANA, YOU]), claim)).toMatchObject([{ what: "claimed", name: "Ana", wins: true }]);
    expect(between(claim, claim)).toEqual([]);
  });
});

describe("talk", () => {
  const words = (number: number, more: Partial<Words> = {}): Words => ({
    ...{ number, by: "x", place: 0, name: "Ana", own: false, phrase: "hello", text: "", ago: 0 },
    ...more,
  });
  let sent: unknown[];
  let talk: Chat;
  beforeEach(() => {
    sent = [];
    talk = new Chat((message) => sent.push(message));
  });

  test("is heard once, however often it is told", () => {
    talk.hear({ type: "talk", phrases: ["hello"], said: [words(1), words(2)] });
    talk.hear({ type: "talk", said: [words(2), words(3)] });
    expect(talk.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect([talk.phrases, talk.unread]).toEqual([["hello"], 3]);
    talk.read();
    expect(talk.unread).toBe(0);
  });

  test("of somebody whom one has muted is not heard until one wants to", () => {
    talk.hear({ type: "talk", said: [words(1), words(2, { by: "y" })] });
    talk.mute(words(1));
    talk.hear({ type: "talk", said: [words(3)] });
    expect(talk.lines.map(({ number }) => number)).toEqual([2]);
    talk.hearAgain("x");
    expect(talk.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test("of somebody whom one has muted is not heard when the page is loaded anew, at that table, that evening", () => {
    let text: string | null = null;
    const at = (table: string): Mutes =>
      mutes(
        table,
        () => text,
        (other) => (text = other),
      );
    const anew = (table: string): number[] => {
      const page = new Chat(() => undefined);
      page.remember(at(table));
      page.hear({ type: "talk", said: [words(1), words(2, { by: "y" })] });
      return page.lines.map(({ number }) => number);
    };
    vi.useFakeTimers({ now: 0 });
    talk.remember(at("one"));
    talk.mute(words(1));
    expect([anew("one"), anew("other")]).toEqual([[2], [1, 2]]);
    vi.setSystemTime(12 * 3600 * 1000 - 1);
    expect(anew("one")).toEqual([2]);
    vi.setSystemTime(12 * 3600 * 1000);
    expect(anew("one")).toEqual([1, 2]);
    vi.setSystemTime(0);
    talk.hearAgain("x");
    expect([anew("one"), text]).toEqual([[1, 2], null]);
    text = "{not ours";
    expect(anew("one")).toEqual([1, 2]);
    vi.useRealTimers();
  });

  test("that was said before one came is no news", () => {
    talk.hear({ type: "talk", said: [words(1, { ago: 60 })] });
    expect(talk.news).toBeNull();
    talk.hear({ type: "talk", said: [words(2, { own: true })] });
    expect(talk.news).toBeNull();
    talk.hear({ type: "talk", said: [words(3)] });
    expect(talk.news?.number).toBe(3);
  });

  test("is read in one's own language, and a text as it was written", async () => {
    const [en, sl] = [await translator("en", null, ["people"]), await translator("sl", null, ["people"])];
    expect([lineSaid(en, words(1)), lineSaid(sl, words(1))]).toEqual(["Hello!", "Pozdravljeni!"]);
    expect(lineSaid(sl, words(1, { phrase: "", text: "<b>hi</b>" }))).toBe("<b>hi</b>");
    expect(lineSaid(sl, words(1, { phrase: "of-a-later-edition" }))).toBe("");
    expect([speaker(en, words(1)), speaker(en, words(1, { own: true }))]).toEqual(["Ana", "You"]);
  });
});

describe("in words", () => {
  test.each([
    [9.2, "0:10"],
    [75, "1:15"],
    [3600, "1 h 0 min"],
    [2 * 86_400 + 7200, "2 d 2 h"],
    [-3, "0:00"],
  ])("%d seconds are %s", async (seconds, shown) => {
    expect(duration(await translator("en", null, ["people"]), seconds)).toBe(shown);
  });

  test("a proposal says who asks what of whom", async () => {
    const t = await translator("en", null, ["people"]);
    const { table } = at([ANA, YOU], { place: 1 });
    const asked = { place: 0, what: "swap", other: 1, agreed: [] };
    expect(proposalTold(t, table, asked)).toBe("Ana asks to swap seats with you.");
    expect(proposalTold(t, table, { ...asked, what: "stop", other: null })).toBe("Ana asks to finish the session.");
  });

  test("a bot is said to be one, and of people whether they are there", async () => {
    const t = await translator("en", null, ["people"]);
    expect(presence(t, BOT)).toEqual(["bot"]);
    expect(presence(t, ANA)).toEqual([]);
    expect(presence(t, { ...ANA, away: true, leaving: true })).toEqual(["away", "leaving"]);
  });

  test("an account says which deals somebody played, and whether it is a bot's", async () => {
    const t = await translator("en", null, ["people"]);
    const entry = { kind: "deal", deltas: [], marks: {}, contract: null, declarer: null, partner: null, made: null };
    const entries = [1, 2, 3].map(() => ({ ...entry, ended: "played", amount: null, lines: [] }));
    const account = { name: "Ana", kind: "guest", place: null, total: 20, since: 0, until: 2 };
    const late = { ...account, name: "Dana", place: 0, total: 35, since: 2, until: null };
    const table = at([ANA, YOU], {
      company: { ...COMPANY, accounts: [account, late] },
      sheet: { totals: [], marks: {}, over: false, entries },
    }).table;
    expect(ranked(table).map(({ name }) => name)).toEqual(["Dana", "Ana"]);
    expect([beside(t, table, account), beside(t, table, late)]).toEqual(["to deal 2", "from deal 3"]);
    expect(beside(t, table, { ...late, kind: "rule" })).toBe("bot, from deal 3");
    expect(changed(table)).toBe(true);
    expect(changed(at([ANA, YOU]).table)).toBe(false);
  });
});
