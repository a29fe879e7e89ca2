import { beforeEach, describe, expect, test } from "vitest";
import type { Action, Gathering, TableState, ToServer, View } from "../src/protocol";
import { TableSession } from "../src/session/table-session.svelte";
import { GAME, state, told } from "./states";

const lay = (card: number): Action => ({ type: "lay", card });
const play = (card: number): Action => ({ type: "play", card });
/** So much has been done in the deal. */
const done = (actions: number): View["log"] => Array.from({ length: actions }, () => [0, play(33)]);

let sent: ToServer[];
let renewed: number;
let session: TableSession;
const hear = (...states: TableState[]): void => states.forEach((each) => session.hear(told(each)));

beforeEach(() => {
  sent = [];
  renewed = 0;
  session = new TableSession(GAME, "automatic", () => ({
    send: (message) => sent.push(message),
    renew: () => (renewed += 1),
    close: () => undefined,
  }));
  session.onOpen();
});

describe("a table session", () => {
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
    session.hear(gathering);
    expect([session.frame, session.gathering?.place]).toEqual([null, 1]);
    session.say({ type: "move", place: 2 });
    expect(sent).toEqual([{ type: "move", v: 3, place: 2 }]);
    hear(state(5, { phase: "trick", due: 3, legal: [play(33)] }));
    expect([session.turn, session.gathering]).toEqual([true, null]);
    session.say({ type: "rise" });
    expect(sent[1]).toEqual({ type: "rise", v: 5 });
    session.hear({ ...gathering, v: 6, place: null });
    expect([session.frame, session.turn, session.gathering?.place]).toEqual([null, false, null]);
    hear(state(4, { phase: "trick", due: 3, legal: [play(33)] })); // an older one, of another line
    expect([session.frame, session.gathering?.v]).toEqual([null, 6]);
    hear(state(7, { phase: "trick", due: 3, legal: [play(33)] }));
    session.hear(gathering);
    expect([session.frame?.state.v, session.gathering]).toEqual([7, null]);
  });

  test("sends what is legal, with the number of the state that is shown", () => {
    hear(state(17, { phase: "trick", due: 3, legal: [play(33)] }));
    expect(session.turn).toBe(true);
    session.try(play(33));
    expect(sent).toEqual([{ type: "act", v: 17, action: play(33) }]);
    expect(session.turn).toBe(false);
  });

  test("does not send a second action before the first has been heard", () => {
    hear(state(17, { phase: "trick", due: 3, legal: [play(33), play(34)] }));
    session.try(play(33));
    session.try(play(34));
    expect(sent.length).toBe(1);
  });

  test("says by which rule a card may not be played", () => {
    const refusal = { action: play(3), why: "follow_suit", clause: "SL-PLAY-02" };
    hear(state(17, { phase: "trick", due: 3, legal: [play(33)], refused: [refusal] }));
    session.try(play(3));
    expect(session.notice).toEqual({ refusal });
    expect(sent).toEqual([]);
  });

  test("says that it is not one's turn", () => {
    hear(state(17, { phase: "trick", due: 1 }));
    session.try(play(3));
    expect(session.notice).toEqual({ message: "not-your-turn" });
  });

  test("lays away what may go, where that is less than has to go (CZ-EX-53)", () => {
    const hand = Array.from({ length: 16 }, (_, i) => 38 + i);
    hear(state(20, { phase: "discards", due: 3, hand, legal: [lay(38)], held: [12, 12, 12, 16] }, { to_lay: 4 }));
    expect(session.toLay).toBe(1);
    session.choose(38);
    session.lay();
    expect(sent).toEqual([{ type: "act", v: 20, action: lay(38) }]);
  });

  test("lays the chosen cards away one after the other", () => {
    const hand = Array.from({ length: 14 }, (_, i) => i);
    const laying = (v: number, held: number[]): TableState =>
      state(
        v,
        { phase: "exchange", due: 3, hand: held, legal: held.map(lay), held: [12, 12, 12, held.length], log: done(v) },
        { to_lay: held.length - 12 },
      );
    hear(laying(20, hand));
    expect(session.toLay).toBe(2);
    session.choose(1);
    session.choose(2);
    session.choose(3);
    expect(session.chosen).toEqual([2, 3]);
    session.lay();
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
    session.hear({ type: "suggestion", v: 20, actions: [lay(1), lay(3)] });
    expect(hand.filter((card) => session.advised(lay(card)))).toEqual([1, 3]);
    hear(state(21, { phase: "exchange", due: 3, hand: [0, 2, 3], legal: [0, 2, 3].map(lay) }));
    expect(session.advice).toEqual([]);
  });

  test("shows the state again when the server refuses", () => {
    hear(state(17, { phase: "trick", due: 3, legal: [play(33)] }));
    session.try(play(33));
    session.hear({ type: "refused", v: 17, error: "stale", why: "", clause: "" });
    expect(session.notice).toEqual({ message: "refused-stale" });
    expect(session.turn).toBe(true);
  });

  test("counts a trick when it has been taken up", () => {
    const won = { leader: 0, cards: [33, 34, 35, 36], winner: 3 };
    const counted = (v: number, points: number, changes: Partial<View>): TableState => {
      const one = state(v, { phase: "trick", due: 3, log: Array.from({ length: v }, () => [0, play(33)]), ...changes });
      return { ...one, table: { ...one.table, tally: { points, needed: 36 } } };
    };
    hear(counted(1, 0, { table: [33, 34, 35] }), counted(2, 4, { tricks: [won] }));
    expect([session.resting, session.taken.length, session.tally?.points]).toEqual([true, 0, 0]);
    session.hurry();
    expect([session.resting, session.taken.length, session.tally?.points]).toEqual([false, 1, 4]);
  });

  test("keeps what was done while the line was down until it has been heard", () => {
    const hand = [0, 1, 2];
    const laying = (v: number, left: number[]): TableState =>
      state(
        v,
        { phase: "exchange", due: 3, hand: left, legal: left.map(lay), held: [1, 1, 1, left.length], log: done(v) },
        { to_lay: left.length - 1 },
      );
    session = new TableSession(GAME, "automatic", () => ({
      send: (message) => sent.push(message),
      renew: () => undefined,
      close: () => undefined,
    }));
    session.onOpen();
    hear(laying(20, hand));
    session.onClose(1006);
    expect(session.pending).toBe(false);
    hand.slice(1).forEach((card) => session.choose(card));
    session.lay();
    expect(session.pending).toBe(true);
    session.onOpen();
    expect([sent.length, session.pending]).toEqual([0, true]);
    hear(laying(20, hand));
    expect([sent.length, session.pending, session.turn]).toEqual([1, false, false]);
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
    session.hear(told(later, null));
    expect([session.state.v, session.state.table.sheet]).toEqual([18, first.table.sheet]);
    hear({ ...later, table: { ...later.table, sheet: other } });
    session.hear(told({ ...later, v: 19 }, null));
    session.hurry();
    expect([session.state.v, session.state.table.sheet]).toEqual([19, other]);
  });

  test("calls again if it was never told the sheet, and goes on when it has been told", () => {
    const now = state(17, { phase: "trick", due: 3 });
    session.hear(told(now, null));
    expect([renewed, session.frame]).toEqual([1, null]);
    hear(now);
    expect([renewed, session.state.v]).toEqual([1, 17]);
  });

  test("says that it is too old for its table", () => {
    session.onClose(4409);
    expect(session.closed).toBe("outdated");
  });

  test("says that too much was said on its line, which calls again by itself", () => {
    session.onClose(1008);
    expect([session.notice, session.closed]).toEqual([{ message: "refused-too_many" }, null]);
  });

  test("says that too many pages are open, and comes back when it is told to", () => {
    session.onClose(4429);
    expect([session.closed, renewed]).toEqual(["too_many_pages", 0]);
    session.comeBack();
    expect([session.closed, renewed]).toEqual([null, 1]);
  });

  test("knows a server that cannot go on just now from a line that is down", () => {
    const heard = [1006, 1013, 1006].map((code) => {
      session.onClose(code);
      return [session.down, session.later, session.closed];
    });
    const down = ["offline", false, null];
    expect(heard).toEqual([down, ["offline-later", true, null], down]);
  });

  test("asks for the end of the session at once, and knows that it was asked for", () => {
    hear(state(17, { phase: "trick", due: 3, legal: [play(33)] }));
    session.stop();
    expect([sent, session.ending, session.turn]).toEqual([[{ type: "stop", v: 17 }], false, true]);
    hear(state(18, { phase: "trick", due: 3, legal: [play(33)] }, { ending: 3 }));
    expect(session.ending).toBe(true);
  });

  test("knows a table that is not there from a line that is down", () => {
    session.onClose(1006);
    expect([session.connected, session.closed]).toEqual([false, null]);
    session.onClose(4404);
    expect(session.closed).toBe("no_table");
  });
});
