import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Action, Seat } from "../src/protocol";
import { FrameQueue, type Frame } from "../src/session/frame-queue";
import { state } from "./states";

const LOG: [Seat, Action][] = [0, 1, 2, 3, 0].map((seat) => [seat, { type: "play", card: 33 + seat }]);
const TRICK = { leader: 0, cards: [33, 34, 35, 36], winner: 3 };
/** Ana, Bine, Cvetka and you play a trick; then Ana plays again. */
const STATES = [0, 1, 2, 3, 4, 5].map((said) =>
  state(10 + said, { phase: "trick", log: LOG.slice(0, said), tricks: said >= 4 ? [TRICK] : [] }),
);
const push = (queue: FrameQueue, from: number, to: number): void =>
  STATES.slice(from, to).forEach((each) => queue.push(each));

let shown: Frame[];
let queue: FrameQueue;
const seen = (): string[] => shown.map(({ state, resting }) => `${state.v}${resting ? " resting" : ""}`);

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  queue = new FrameQueue((frame) => shown.push(frame));
});

describe("the queue", () => {
  test("shows the first state at once, and others at a human pace", () => {
    push(queue, 0, 3);
    expect(seen()).toEqual(["10", "11"]);
    vi.advanceTimersByTime(699);
    expect(seen()).toEqual(["10", "11"]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual(["10", "11", "12"]);
  });

  test("lets a complete trick rest before it goes", () => {
    push(queue, 0, 5);
    vi.advanceTimersByTime(3000);
    expect(seen()).toEqual(["10", "11", "12", "13", "14 resting"]);
    vi.advanceTimersByTime(1600);
    expect(seen().at(-1)).toBe("14");
  });

  test("lets what is to be read stay, as long as that takes and no longer", () => {
    push(queue, 0, 5);
    vi.advanceTimersByTime(3000);
    queue.stay(2200);
    queue.stay(100);
    vi.advanceTimersByTime(2199);
    expect(seen().at(-1)).toBe("14 resting");
    vi.advanceTimersByTime(1);
    expect(seen().at(-1)).toBe("14");
    queue.stay(2200);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("takes what stays away at a tap", () => {
    push(queue, 0, 5);
    vi.advanceTimersByTime(3000);
    queue.stay(2200);
    queue.hurry();
    expect(seen().at(-1)).toBe("14");
  });

  test("takes twice the time when it is slow", () => {
    queue.setPace("slow");
    push(queue, 0, 3);
    vi.advanceTimersByTime(1399);
    expect(seen()).toEqual(["10", "11"]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual(["10", "11", "12"]);
  });

  test("waits for a tap when it goes step by step, but not for what oneself did", () => {
    queue.setPace("step");
    push(queue, 0, 3);
    vi.advanceTimersByTime(60_000);
    expect(seen()).toEqual(["10"]);
    queue.hurry();
    queue.hurry();
    expect(seen()).toEqual(["10", "11", "12"]);
    push(queue, 4, 5);
    expect(seen().at(-1)).toBe("14");
  });

  test("goes on at once when somebody taps", () => {
    push(queue, 0, 6);
    queue.hurry();
    expect(seen()).toEqual(["10", "11", "12"]);
    queue.catchUp();
    expect(seen()).toEqual(["10", "11", "12", "15"]);
    expect(queue.empty).toBe(true);
  });

  test("shows one's own card without delay", () => {
    push(queue, 2, 4);
    expect(seen()).toEqual(["12", "13"]);
    queue.push(state(14, { phase: "trick", seat: 3, log: LOG.slice(0, 4), tricks: [TRICK] }));
    expect(seen()).toEqual(["12", "13", "14 resting"]);
  });

  test("after a gap shows only what is true now", () => {
    push(queue, 0, 2);
    push(queue, 5, 6);
    expect(seen()).toEqual(["10", "11", "15"]);
    expect(queue.newest?.v).toBe(15);
  });

  test("takes no old state", () => {
    push(queue, 3, 4);
    push(queue, 1, 2);
    expect(seen()).toEqual(["13"]);
  });
});
