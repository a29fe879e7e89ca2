import { describe, expect, it } from "vitest";
import inside from "../licences/inside.json";
import { packageOf, wrong, type Inside } from "../licences/inside";

const LISTED = inside as Inside[];
const HELD = LISTED.filter((row) => row.in === "page").map(({ name }) => name);

describe("what a page holds of other projects", () => {
  it.each([
    ["/x/ui/node_modules/svelte/src/internal/client/runtime.js", "svelte"],
    ["/x/ui/node_modules/@fluent/bundle/esm/bundle.js", "@fluent/bundle"],
    ["/x/node_modules/a/node_modules/@b/c/d.js?commonjs", "@b/c"],
    ["\0vite/preload-helper.js", "vite"],
    ["\0rolldown/runtime.js", "rolldown"],
    ["/x/ui/src/main.ts", null],
    ["\0virtual:words/en", null],
  ])("%s comes from %s", (id, name) => expect(packageOf(id)).toBe(name));

  it("is what the list says", () => expect(wrong(HELD, LISTED)).toBeNull());
  it("is refused if the list lacks it", () =>
    expect(wrong([...HELD, "left-pad"], LISTED)).toMatch(/^the page holds left-pad: correct/));
  it("is refused if the list has more", () =>
    expect(wrong(HELD.slice(1), LISTED)).toBe(
      `the page no longer holds ${HELD[0]}: correct ui/licences/inside.json and the texts in LICENSES`,
    ));
});
