import { expect, test } from "vitest";
import { worker } from "./plugin";

const FILES: Record<string, string> = {
  "index.html": "<title>",
  "icon.svg": "<svg>",
  "mask.svg": "<svg>",
  "manifest.webmanifest": "{}",
  "assets/index-B4x.js": "1",
};
const built = (files: Record<string, string>): string => {
  const read = (name: string): Buffer => Buffer.from(files[name] ?? `nobody has written ${name}`);
  return worker(["assets/index-B4x.js"], read);
};
const version = (script: string): string | undefined => /tarok-\$\{"(\w+)"\}/.exec(script)?.[1];

test("the worker keeps the page, its icons and every asset", () => {
  expect(built(FILES)).toContain('["/","/icon.svg","/mask.svg","/manifest.webmanifest","/assets/index-B4x.js"]');
});

test.each(Object.keys(FILES))("its version changes with %s, and with nothing else", (name) => {
  const before = version(built(FILES));
  expect(before).toMatch(/^\w{12}$/);
  expect(version(built({ ...FILES }))).toBe(before);
  expect(version(built({ ...FILES, [name]: "another" }))).not.toBe(before);
});
