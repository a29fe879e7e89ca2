import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Heartbeat } from "../src/session/heartbeat";

let said: string[];
let beat: Heartbeat;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  beat = new Heartbeat({ ping: () => said.push("ping"), lost: () => said.push("lost") });
  beat.start();
});
afterEach(() => {
  beat.stop();
  vi.useRealTimers();
});

describe("the heartbeat of a connection", () => {
  test("asks after two seconds of silence, and gives a connection up that does not answer, within six", () => {
    vi.advanceTimersByTime(1999);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(501);
    expect(said).toEqual(["ping"]);
    vi.advanceTimersByTime(3500);
    expect(said).toEqual(["ping", "lost"]);
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual(["ping", "lost"]);
  });

  test("goes on as long as there is an answer", () => {
    for (let asked = 0; asked < 20; asked++) {
      vi.advanceTimersByTime(2500);
      beat.heard();
    }
    expect(said).toEqual(Array.from({ length: 20 }, () => "ping"));
  });

  test("notices within three seconds that what was said is not answered", () => {
    beat.ask();
    vi.advanceTimersByTime(3000);
    expect(said).toEqual(["ping", "lost"]);
  });

  test("waits little where the network has changed, and the first deadline holds", () => {
    beat.doubt();
    beat.ask();
    vi.advanceTimersByTime(1500);
    expect(said).toEqual(["ping", "ping", "lost"]);
  });

  test("asks at once when the clock has stood still: the page slept", () => {
    vi.setSystemTime(Date.now() + 600_000);
    vi.advanceTimersByTime(500);
    expect(said).toEqual(["ping"]);
    beat.heard();
    vi.advanceTimersByTime(1500);
    expect(said).toEqual(["ping"]);
  });

  test("says nothing of a connection that is closed", () => {
    beat.stop();
    beat.doubt();
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([]);
  });
});
