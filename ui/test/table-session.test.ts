import { beforeEach, describe, expect, test } from "vitest";
import type { Action, Gathering, State, ToServer, View } from "../src/protocol";
import { Desk } from "../src/session/table-session.svelte";
import { GAME, state, told } from "./states";

const lay = (card: number): Action => ({ type: "lay", card });
const play = (card: number): Action => ({ type: "play", card });
/** So much has been done in the deal. */
const done = (actions: number): View["log"] => Array.from({ length: actions }, () => [0, play(33)]);

let sent: ToServer[];
let renewed: number;
let desk: Desk;
const hear = (...states: State[]): void => states.forEach((each) => desk.hear(told(each)));

beforeEach(() => {
  sent = [];
  renewed = 0;
  desk = new Desk(GAME, "automatic", () => ({
    send: (message) => sent.push(message),
    renew: () => (renewed += 1),
    close: () => undefined,
  }));
  desk.lineUp();
});

describe("the desk", () => {
  test("shows who has come together until there is a deal, and again where it may see none", () => {
    const company = {
      manners: {},
      opponents: "rule",
      complete: false,
      onlookers: 1,
      drawn: [],
      proposal: null,
      clock: null,
      accounts: [],
      continued_at: null,
      dismissed: [],
      silence: null,
    };
    const gathering: Gathering = {
      ...{ type: "gathering", v: 3, id: "k", game: "slovenian", place: 1, host: 0, deal: 0, company },
      players: [{ kind: "guest", name: "Ana" }],
    };
    desk.hear(gathering);
    expect([desk.frame, desk.gathering?.place]).toEqual([null, 1]);
    desk.say({ type: "move", place: 2 });
    expect(sent).toEqual([{ type: "move", v: 3, place: 2 }]);
    hear(state(5, { phase: "trick", due: 3, legal: [play(33)] }));
    expect([desk.turn, desk.gathering]).toEqual([true, null]);
    desk.say({ type: "rise" });
    expect(sent[1]).toEqual({ type: "rise", v: 5 });
    desk.hear({ ...gathering, v: 6, place: null });
    expect([desk.frame, desk.turn, desk.gathering?.place]).toEqual([null, false, null]);
    hear(state(4, { phase: "trick", due: 3, legal: [play(33)] })); // an older one, of another line
    expect([desk.frame, desk.gathering?.v]).toEqual([null, 6]);
    hear(state(7, { phase: "trick", due: 3, legal: [play(33)] }));
    desk.hear(gathering);
    expect([desk.frame?.state.v, desk.gathering]).toEqual([7, null]);
  });

  test("sends what is legal, with the number of the state that is shown", () => {
    hear(state(17, { phase: "trick", due: 3, legal: [play(33)] }));
    expect(desk.turn).toBe(true);
    desk.try(play(33));
    expect(sent).toEqual([{ type: "act", v: 17, action: play(33) }]);
    expect(desk.turn).toBe(false);
  });

  test("does not send a second action before the first has been heard", () => {
    hear(state(17, { phase: "trick", due: 3, legal: [play(33), play(34)] }));
    desk.try(play(33));
    desk.try(play(34));
    expect(sent.length).toBe(1);
  });

  test("says by which rule a card may not be played", () => {
    const refusal = { action: play(3), why: "follow_suit", clause: "SL-PLAY-02" };
    hear(state(17, { phase: "trick", due: 3, legal: [play(33)], refused: [refusal] }));
    desk.try(play(3));
    expect(desk.notice).toEqual({ refusal });
    expect(sent).toEqual([]);
  });

  test("says that it is not one's turn", () => {
    hear(state(17, { phase: "trick", due: 1 }));
    desk.try(play(3));
    expect(desk.notice).toEqual({ message: "not-your-turn" });
  });

  test("lays away what may go, where that is less than has to go (CZ-EX-53)", () => {
    const hand = Array.from({ length: 16 }, (_, i) => 38 + i);
    hear(state(20, { phase: "discards", due: 3, hand, legal: [lay(38)], held: [12, 12, 12, 16] }, { to_lay: 4 }));
    expect(desk.toLay).toBe(1);
    desk.choose(38);
    desk.lay();
    expect(sent).toEqual([{ type: "act", v: 20, action: lay(38) }]);
  });

  test("lays the chosen cards away one after the other", () => {
    const hand = Array.from({ length: 14 }, (_, i) => i);
    const laying = (v: number, held: number[]): State =>
      state(
        v,
        { phase: "exchange", due: 3, hand: held, legal: held.map(lay), held: [12, 12, 12, held.length], log: done(v) },
        { to_lay: held.length - 12 },
      );
    hear(laying(20, hand));
    expect(desk.toLay).toBe(2);
    desk.choose(1);
    desk.choose(2);
    desk.choose(3);
    expect(desk.chosen).toEqual([2, 3]);
    desk.lay();
    hear(
      laying(
        21,
        hand.filter((card) => card !== 2),
      ),
    );
    expect(sent).toEqual([
      { type: "act", v: 20, action: lay(2) },
      { type: "act", v: 21, action: lay(3) },
    ]);
  });

  test("marks all the cards that are advised to be laid away, until something has happened", () => {
    const hand = [0, 1, 2, 3];
    hear(state(20, { phase: "exchange", due: 3, hand, legal: hand.map(lay) }));
    desk.hear({ type: "suggestion", v: 20, actions: [lay(1), lay(3)] });
    expect(hand.filter((card) => desk.advised(lay(card)))).toEqual([1, 3]);
    hear(state(21, { phase: "exchange", due: 3, hand: [0, 2, 3], legal: [0, 2, 3].map(lay) }));
    expect(desk.advice).toEqual([]);
  });

  test("shows the state again when the server refuses", () => {
    hear(state(17, { phase: "trick", due: 3, legal: [play(33)] }));
    desk.try(play(33));
    desk.hear({ type: "refused", v: 17, error: "stale", why: "", clause: "" });
    expect(desk.notice).toEqual({ message: "refused-stale" });
    expect(desk.turn).toBe(true);
  });

  test("counts a trick when it has been taken up", () => {
    const won = { leader: 0, cards: [33, 34, 35, 36], winner: 3 };
    const counted = (v: number, points: number, changes: Partial<View>): State => {
      const one = state(v, { phase: "trick", due: 3, log: Array.from({ length: v }, () => [0, play(33)]), ...changes });
      return { ...one, table: { ...one.table, tally: { points, needed: 36 } } };
    };
    hear(counted(1, 0, { table: [33, 34, 35] }), counted(2, 4, { tricks: [won] }));
    expect([desk.resting, desk.taken.length, desk.tally?.points]).toEqual([true, 0, 0]);
    desk.hurry();
    expect([desk.resting, desk.taken.length, desk.tally?.points]).toEqual([false, 1, 4]);
  });

  test("keeps what was done while the line was down until it has been heard", () => {
    const hand = [0, 1, 2];
    const laying = (v: number, left: number[]): State =>
      state(
        v,
        { phase: "exchange", due: 3, hand: left, legal: left.map(lay), held: [1, 1, 1, left.length], log: done(v) },
        { to_lay: left.length - 1 },
      );
    desk = new Desk(GAME, "automatic", () => ({
      send: (message) => sent.push(message),
      renew: () => undefined,
      close: () => undefined,
    }));
    desk.lineUp();
    hear(laying(20, hand));
    desk.lineDown(1006);
    expect(desk.kept).toBe(false);
    hand.slice(1).forEach((card) => desk.choose(card));
    desk.lay();
    expect(desk.kept).toBe(true);
    desk.lineUp();
    expect([sent.length, desk.kept]).toEqual([0, true]);
    hear(laying(20, hand));
    expect([sent.length, desk.kept, desk.turn]).toEqual([1, false, false]);
    hear(laying(21, [0, 2]));
    expect(sent).toEqual([
      { type: "act", v: 20, action: lay(1) },
      { type: "act", v: 21, action: lay(2) },
    ]);
  });

  test("remembers the sheet, which is told again only when it has changed", () => {
    const first = state(17, { phase: "trick", due: 0 });
    const later = state(18, { phase: "trick", due: 3, log: [[0, play(40)]] });
    const other = { ...first.table.sheet, totals: [1, 2, 3, 4] };
    hear(first);
    desk.hear(told(later, null));
    expect([desk.state.v, desk.state.table.sheet]).toEqual([18, first.table.sheet]);
    hear({ ...later, table: { ...later.table, sheet: other } });
    desk.hear(told({ ...later, v: 19 }, null));
    desk.hurry();
    expect([desk.state.v, desk.state.table.sheet]).toEqual([19, other]);
  });

  test("calls again if it was never told the sheet, and goes on when it has been told", () => {
    const now = state(17, { phase: "trick", due: 3 });
    desk.hear(told(now, null));
    expect([renewed, desk.frame]).toEqual([1, null]);
    hear(now);
    expect([renewed, desk.state.v]).toEqual([1, 17]);
  });

  test("says that it is too old for its table", () => {
    desk.lineDown(4409);
    expect(desk.closed).toBe("outdated");
  });

  test("says that too much was said on its line, which calls again by itself", () => {
    desk.lineDown(1008);
    expect([desk.notice, desk.closed]).toEqual([{ message: "refused-too_many" }, null]);
  });

  test("says that too many pages are open, and comes back when it is told to", () => {
    desk.lineDown(4429);
    expect([desk.closed, renewed]).toEqual(["too_many_pages", 0]);
    desk.comeBack();
    expect([desk.closed, renewed]).toEqual([null, 1]);
  });

  test("knows a server that cannot go on just now from a line that is down", () => {
    const heard = [1006, 1013, 1006].map((code) => {
      desk.lineDown(code);
      return [desk.down, desk.later, desk.closed];
    });
    const down = ["offline", false, null];
    expect(heard).toEqual([down, ["offline-later", true, null], down]);
  });

  test("asks for the end of the session at once, and knows that it was asked for", () => {
    hear(state(17, { phase: "trick", due: 3, legal: [play(33)] }));
    desk.stop();
    expect([sent, desk.ending, desk.turn]).toEqual([[{ type: "stop", v: 17 }], false, true]);
    hear(state(18, { phase: "trick", due: 3, legal: [play(33)] }, { ending: 3 }));
    expect(desk.ending).toBe(true);
  });

  test("knows a table that is not there from a line that is down", () => {
    desk.lineDown(1006);
    expect([desk.connected, desk.closed]).toEqual([false, null]);
    desk.lineDown(4404);
    expect(desk.closed).toBe("no_table");
  });
});
