/** Whatever the page keeps in a browser says something about a person, and is forgotten with them, or says why it stays. */

import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  forgetPerson,
  OF_A_PERSON,
  recall,
  remember,
  STAYS,
  STAYS_ELSEWHERE,
  type Key,
} from "../src/storage/local-storage";

const UI = new URL("../", import.meta.url).pathname;
const files = ["src", "offline"].flatMap((folder) =>
  readdirSync(UI + folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|js|svelte)$/.test(path))
    .map((path) => `${folder}/${path}`),
);

/** Every way to keep something in a browser, and the only files that may use it. */
const WAYS: [string, RegExp, string[]][] = [
  ["localStorage", /\blocalStorage[.[]/, ["src/storage/local-storage.ts"]],
  ["sessionStorage", /\bsessionStorage[.[]/, ["src/device/reload-once.ts"]],
  ["IndexedDB", /\bindexedDB\b|\bopenDB\b|"idb"/, ["src/storage/indexed-db.ts"]],
  ["caches", /\bcaches\.|\bcaches\[/, ["offline/worker.js", "src/score-keeper/rules-engine.ts"]],
  ["cookies", /document\.cookie|cookieStore/, []],
  ["files of the browser", /\bgetDirectory\b|\bshowSaveFilePicker\b/, []],
];

/** A store as browsers have it. */
class Store implements Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}

/** The text of a file without its comments. */
const code = (path: string): string =>
  readFileSync(UI + path, "utf8")
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/(^|\s)\/\/.*$/gm, "");

afterEach(() => void vi.unstubAllGlobals());

describe("what a browser keeps", () => {
  it.each(WAYS)("is kept by %s in known files alone", (_, way, known) => {
    expect(files.filter((path) => way.test(code(path))).sort()).toEqual(known);
  });

  it("is forgotten with a person, or stays with a reason", () => {
    const store = new Store();
    vi.stubGlobal("localStorage", store);
    const keys = [...OF_A_PERSON, ...(Object.keys(STAYS) as Key[])];
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) remember(key, "something");
    expect(store.kept.size).toBe(keys.length);
    forgetPerson();
    expect([...store.kept.keys()].sort()).toEqual(
      Object.keys(STAYS)
        .map((key) => `tarok.${key}`)
        .sort(),
    );
    for (const key of OF_A_PERSON) expect(recall(key), key).toBe(null);
    for (const reason of [...Object.values(STAYS), ...Object.values(STAYS_ELSEWHERE)]) expect(reason).toMatch(/\w{4}/);
  });

  it("stays only where it was chosen for a device, and who somebody is never does", async () => {
    vi.stubGlobal("navigator", { languages: [] });
    const { CHOICES } = await import("../src/storage/settings.svelte");
    expect(Object.keys(STAYS).sort()).toEqual([...Object.keys(CHOICES), "language"].sort());
    expect(OF_A_PERSON).toEqual(
      expect.arrayContaining(["name", "face", "table", "muted", "by", "directing", "device"]),
    );
  });

  it("has a reason for every cache and every key of a tab", () => {
    const told = Object.keys(STAYS_ELSEWHERE);
    const named = (path: string, how: RegExp): string[] => [...code(path).matchAll(how)].map(([, name]) => name ?? "");
    const caches = [
      ...named("src/score-keeper/rules-engine.ts", /CACHE = "([\w-]+)"/g),
      ...named("offline/worker.js", /CACHE = `([\w-]+)\$\{/g).concat(
        named("offline/worker.js", /CACHE = `([\w-]+)__/g),
      ),
    ];
    expect(caches.map((name) => `cache ${name}`).sort()).toEqual(told.filter((key) => key.startsWith("cache ")).sort());
    const tabs = named("src/device/reload-once.ts", /TRIED = "([\w.]+)"/g).map((name) => `sessionStorage ${name}`);
    expect(tabs).toEqual(told.filter((key) => key.startsWith("sessionStorage ")));
  });
});
