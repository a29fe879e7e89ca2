import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renew } from "../src/device/reload-once";

const reload = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

test("an outdated page is loaded again once, and says whether it will be", () => {
  expect([renew(), renew()]).toEqual([true, false]);
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a browser that keeps nothing is not sent round in circles", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("not here");
    },
  });
  expect(renew()).toBe(false);
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});
