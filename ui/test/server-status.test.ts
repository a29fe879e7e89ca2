import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { service } from "../src/api/server-status.svelte";

const answer = (trouble: string | null, status = 200): Response =>
  new Response(null, { status, headers: trouble ? { "Tarok-Trouble": trouble } : {} });

beforeEach(() => {
  vi.useFakeTimers();
  service.tell(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the state of the server", () => {
  it("is what was told last over a line", () => {
    service.tell("silent");
    expect(service.trouble).toBe("silent");
    service.tell(null);
    expect(service.trouble).toBeNull();
  });

  it("is told with an answer, and asked for until all is well", async () => {
    const answers = [answer("unstorable", 503), answer("slow", 503), answer(null)];
    vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
    service.answered(answer("unstorable").headers);
    expect(service.trouble).toBe("unstorable");
    const seen = [];
    for (let look = 0; look < 3; look += 1) {
      await vi.advanceTimersByTimeAsync(3000);
      seen.push(service.trouble);
    }
    expect(seen).toEqual(["unstorable", "slow", null]);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000); // nobody asks any more
    expect(service.trouble).toBeNull();
  });

  it("says nothing that this page has no words for", () => {
    service.answered(answer("burning").headers);
    expect(service.trouble).toBeNull();
  });

  it("calls a server that restarts so for a minute at most", () => {
    service.tell("restarting");
    vi.advanceTimersByTime(59_000);
    expect(service.trouble).toBe("restarting");
    vi.advanceTimersByTime(1_000);
    expect(service.trouble).toBeNull();
  });
});
