import { beforeEach, describe, expect, test } from "vitest";
import { Outbox } from "../src/session/outbox";
import type { Action, TableState, ToServer, Words } from "../src/protocol";
import { state } from "./states";

const play = (card: number): Action => ({ type: "play", card });
const act: ToServer = { type: "act", v: 7, action: play(33) };
const at = (v: number, log: number, table: Partial<TableState["table"]> = {}): TableState =>
  state(v, { log: Array.from({ length: log }, () => [0, play(34)]) }, table);
const own = (text: string): Words => ({
  ...{ number: 1, by: "a", place: 3, name: "Ana", own: true, phrase: "", ago: 1 },
  text,
});

let sent: ToServer[];
let outbox: Outbox;
const reopen = (): void => {
  outbox.closed();
  outbox.opened();
};

beforeEach(() => {
  sent = [];
  outbox = new Outbox((message) => sent.push(message), true);
  outbox.opened();
  outbox.hear(at(7, 4));
});

describe("what was said and not answered", () => {
  test("is sent once, and settled when the deal has gone on", () => {
    outbox.say(act, at(7, 4));
    outbox.hear(at(8, 4)); // somebody has come
    expect([sent, outbox.busy, outbox.unsent]).toEqual([[act], true, false]);
    outbox.hear(at(9, 5));
    expect([sent, outbox.busy]).toEqual([[act], false]);
  });

  test("waits for the connection, and is sent once it is known how things stand", () => {
    outbox.closed();
    outbox.say(act, at(7, 4));
    expect([sent, outbox.unsent]).toEqual([[], true]);
    outbox.opened();
    expect(sent).toEqual([]);
    outbox.hear(at(7, 4));
    expect([sent, outbox.unsent]).toEqual([[act], false]);
    outbox.hear(at(8, 5));
    reopen();
    outbox.hear(at(8, 5));
    expect(sent).toEqual([act]);
  });

  test("waits for the connection, whatever other people do meanwhile", () => {
    outbox.closed();
    outbox.say({ type: "rise", v: 7 }, null);
    outbox.opened();
    outbox.hear(at(8, 4)); // a player has another name
    expect(sent).toEqual([{ type: "rise", v: 7 }]);
    outbox.hear(at(9, 4));
    reopen();
    outbox.hear(at(9, 4));
    expect(sent).toHaveLength(1);
  });

  test("is sent again where it was lost with the connection, and not where it was heard", () => {
    outbox.say(act, at(7, 4));
    reopen();
    outbox.hear(at(7, 4));
    expect(sent).toEqual([act, act]);
    reopen();
    outbox.hear(at(8, 5));
    expect([sent, outbox.busy]).toEqual([[act, act], false]);
  });

  test("is dropped where the deal has gone on without it", () => {
    outbox.closed();
    outbox.say(act, at(7, 4));
    outbox.opened();
    outbox.hear(at(12, 9));
    expect([sent, outbox.busy]).toEqual([[], false]);
  });

  test("is refused without a word where it was heard the first time, after all", () => {
    outbox.say(act, at(7, 4));
    expect(outbox.refused("stale")).toBe(true);
    outbox.say(act, at(7, 4));
    reopen();
    outbox.hear(at(7, 4));
    expect(outbox.refused("stale")).toBe(false);
    expect(outbox.busy).toBe(false);
  });

  test("asks for the next deal until it is told that it has", () => {
    const next: ToServer = { type: "next", v: 60 };
    const over = (waiting: number[]): TableState => at(60, 50, { waiting, place: 3 });
    outbox.say(next, over([1, 3]));
    reopen();
    outbox.hear(over([1, 3]));
    expect(sent).toEqual([next, next]);
    outbox.hear(over([1]));
    expect(outbox.busy).toBe(false);
  });

  test("wishes nothing twice where something has happened since", () => {
    const command: ToServer = { type: "propose", v: 7, what: "take_back", other: null };
    outbox.say(command, at(7, 4));
    reopen();
    outbox.hear(at(8, 4));
    expect(sent).toEqual([command]);
  });

  test("says to the others what they have not heard, in order", () => {
    const [hello, well]: ToServer[] = [
      { type: "write", v: 0, text: "hello  there" },
      { type: "write", v: 0, text: "well" },
    ];
    outbox.say(hello as ToServer, null);
    outbox.say(well as ToServer, null);
    reopen();
    outbox.hear(at(7, 4));
    expect(sent).toEqual([hello, well]);
    outbox.hearTalk({ type: "talk", said: [own("hello there")], phrases: ["hello"] });
    expect(sent).toEqual([hello, well, well]);
  });

  test("does not go twice to a line that asks until it is heard", () => {
    outbox = new Outbox((message) => sent.push(message), false);
    outbox.opened();
    outbox.hear(at(7, 4));
    outbox.say(act, at(7, 4));
    reopen();
    outbox.hear(at(7, 4));
    expect(sent).toEqual([act]);
  });
});
