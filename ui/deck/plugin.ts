/** For Vite: the finished sheets, `virtual:deck-village` and so on, drawn while the page is built. */

import type { Plugin } from "vite";
import { DECKS } from "./names";
import { sheet } from "./sheet";

const PREFIX = "virtual:deck-";
const wanted = (id: string, start: string) => DECKS.find((name) => id === `${start}${PREFIX}${name}`);

export const deck = (): Plugin => ({
  name: "tarok-deck",
  resolveId: (id) => (wanted(id, "") ? `\0${id}` : null),
  load(id) {
    const name = wanted(id, "\0");
    return name ? `export default ${JSON.stringify(sheet(name))};` : null;
  },
});
