/** For Vite: `virtual:deck` is the finished sprite, drawn while the page is built. */

import type { Plugin } from "vite";
import { sprite } from "./sheet";

const NAME = "virtual:deck";
const RESOLVED = `\0${NAME}`;

export const deck = (): Plugin => ({
  name: "tarok-deck",
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(sprite())};` : null),
});
