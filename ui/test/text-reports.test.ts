/** Reports of texts that sound wrong: which message a text is, and what waits for the server. */

import { beforeEach, expect, it, vi } from "vitest";
import { recall } from "../src/storage/local-storage";
import { pieceOf, reportText, sendReports } from "../src/text-reports/pending-reports";
import { messageIn, remember } from "../src/text-reports/spoken-texts";

const REPORT = { piece: "hu", key: "friends", text: "Barátok", better: "" };
const answer = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const sentKeys = (): string[] =>
  fetched.mock.calls.map(([, init]) => (JSON.parse(init.body as string) as { key: string }).key);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("document", { querySelector: () => null });
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

it("finds the longest message that a text has in it", () => {
  remember("trick", "Trick");
  remember("trick-of", "Trick 3 of 12");
  remember("ask-more", "You have to play a tarok if you cannot follow suit.");
  expect(messageIn("Trick 3 of 12")?.key).toBe("trick-of");
  expect(messageIn("  Trick ")?.key).toBe("trick");
  expect(messageIn("You have to play a tarok ♥ if you cannot follow suit.")?.key).toBe("ask-more");
  expect(messageIn("Nothing that was ever said here")).toBeNull();
  expect(messageIn("  ")).toBeNull();
});

it("names the piece of a message: of the family, of all, of some pages, or English", async () => {
  expect(await pieceOf("hu", "hungarian", "report-text")).toBe("hu/people");
  expect(await pieceOf("hu", "hungarian", "licences-open")).toBe("hu");
  expect(await pieceOf("sl", "hungarian", "contract-three")).toBe("sl/hungarian");
  expect(await pieceOf("sl", null, "no-such-message")).toBe("sl");
});

it("keeps a report without a network, and sends it later, once", async () => {
  fetched.mockRejectedValueOnce(new TypeError("no network"));
  expect(await reportText(REPORT)).toBe(false);
  expect(recall("texts")).toContain("Barátok");
  fetched.mockResolvedValueOnce(answer(429, { error: "too_many", what: "texts", wait: 60 }));
  expect(await sendReports()).toBe(false);
  fetched.mockResolvedValueOnce(answer(200, { ok: true }));
  expect(await sendReports()).toBe(true);
  expect(recall("texts")).toBeNull();
  expect(await sendReports()).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it("sends each report once where two ask for it at the same time", async () => {
  fetched.mockRejectedValue(new TypeError("no network"));
  for (const key of ["first", "second"]) await reportText({ ...REPORT, key });
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(answer(200, { ok: true })));
  expect(await Promise.all([sendReports(), sendReports()])).toEqual([true, true]);
  expect(sentKeys()).toEqual(["first", "second"]);
});

it("names the message of a form", () => {
  remember("bonus-trula.acc", "trulo");
  expect(messageIn("trulo")?.key).toBe("bonus-trula");
});

it("gives up what the server does not take, and sends the next", async () => {
  fetched.mockRejectedValue(new TypeError("no network"));
  for (const key of ["first", "second"]) await reportText({ ...REPORT, key });
  fetched.mockReset();
  fetched.mockResolvedValueOnce(answer(422, { error: "garbled" })).mockResolvedValueOnce(answer(200, { ok: true }));
  expect(await sendReports()).toBe(true);
  expect(sentKeys()).toEqual(["first", "second"]);
});

it("keeps twenty reports at most, the newest", async () => {
  fetched.mockRejectedValue(new TypeError("no network"));
  for (let each = 0; each < 25; each++) await reportText({ ...REPORT, key: `k${each}` });
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(answer(200, { ok: true })));
  await sendReports();
  expect(sentKeys()).toEqual(Array.from({ length: 20 }, (_, each) => `k${each + 5}`));
});
