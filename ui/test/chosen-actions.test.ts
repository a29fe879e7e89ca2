import { describe, expect, test } from "vitest";
import { goesOn, isChosenFirst, spoken, toggled } from "../src/session/chosen-actions";
import { TableSession } from "../src/session/table-session.svelte";
import type { Action, TableState, ToServer } from "../src/protocol";
import { GAME, state, told } from "./states";

const trula: Action = { type: "announce", bonus: "trula" };
const kings: Action = { type: "announce", bonus: "kings" };
const kontra: Action = { type: "kontra", what: "game", seat: 0 };
const surrender: Action = { type: "surrender" };
const pass: Action = { type: "pass" };

describe("what costs points", () => {
  test("is chosen before it is said", () => {
    expect([trula, kontra, surrender, pass, { type: "play", card: 3 } as Action].map(isChosenFirst)).toEqual([
      ...[true, true, true],
      ...[false, false],
    ]);
  });

  test("goes in and out again; who gives up says nothing else", () => {
    expect(toggled([trula], kings)).toEqual([trula, kings]);
    expect(toggled([trula, kings], trula)).toEqual([kings]);
    expect(toggled([trula, kings], surrender)).toEqual([surrender]);
    expect(toggled([surrender], trula)).toEqual([trula]);
  });

  test("ends with a pass, but not where one gives up, or learns", () => {
    expect(spoken([trula, kontra], true)).toEqual([trula, kontra, pass]);
    expect(spoken([surrender], true)).toEqual([surrender]);
    expect(spoken([trula], false)).toEqual([trula]);
  });

  const asked = (log: TableState["view"]["log"], legal: Action[], number: number, due = 3): TableState =>
    state(20 + log.length, { phase: "announcements", due, legal, log }, { asked: number });

  test("stops where somebody else has spoken, or another question is asked", () => {
    const own = asked([[3, trula]], [kings, pass], 0);
    expect([goesOn(own, kings, 0), goesOn(own, pass, 0), goesOn(own, pass, 1)]).toEqual([true, true, false]);
    const other = asked(
      [
        [3, trula],
        [1, kontra],
      ],
      [pass],
      0,
    );
    expect(goesOn(other, pass, 0)).toBe(false);
    expect(goesOn(asked([[3, trula]], [pass], 0, 1), pass, 0)).toBe(false);
    expect(goesOn(own, trula, 0)).toBe(false);
  });

  test("is sent when one is done, one thing after the other", () => {
    const sent: ToServer[] = [];
    const session = new TableSession(GAME, "automatic", () => ({
      send: (message) => sent.push(message),
      renew: () => undefined,
      close: () => undefined,
    }));
    session.onOpen();
    session.hear(told(asked([], [trula, kings, pass], 0)));
    session.pick(trula);
    session.pick(kings);
    session.pick(trula);
    expect([sent, session.picked]).toEqual([[], [kings]]);
    session.sayPicked();
    session.hear(told(asked([[3, kings]], [trula, pass], 0)));
    const done: TableState["view"]["log"] = [
      [3, kings],
      [3, pass],
    ];
    session.hear(told(asked(done, [], 0, 0)));
    expect(sent).toEqual([
      { type: "act", v: 20, action: kings },
      { type: "act", v: 21, action: pass },
    ]);
    expect(session.picked).toEqual([]);
  });
});
