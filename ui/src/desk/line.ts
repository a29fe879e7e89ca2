/** The line between the page and its table. */

import { WebSocket } from "partysocket";
import type { FromServer, ToServer } from "../protocol";
import { playAddress } from "../browser/server";

export interface Line {
  send(message: ToServer): void;
  /** Hang up and call again: everything is told anew. */
  renew(): void;
  close(): void;
}

/** Who hears what comes over the line, and whether it is there. */
export interface Listener {
  /** Whether the table waits for this page: the server lets it in before others. */
  readonly awaited: boolean;
  hear(message: FromServer): void;
  lineUp(): void;
  lineDown(code: number): void;
}

/** Opens the line to the server. */
export type Dial = (listener: Listener) => Line;

/** After how many milliseconds, and up to twice as many, a page calls again: first, and at most. */
const SOON = 400;
const LATE = 1500;
/** So long may a page be hidden before its line is opened anew, in milliseconds. */
const NAP = 15_000;

export const dial: (id: string, where?: "tables" | "watch") => Dial =
  (id, where = "tables") =>
  (desk) => {
    const own = 1 + Math.random(); // so that after a restart not all pages call at the same moment
    const socket = new WebSocket(() => playAddress(id, where, desk.awaited), [], {
      minReconnectionDelay: SOON * own,
      maxReconnectionDelay: LATE * own,
    });
    socket.addEventListener("open", () => desk.lineUp());
    socket.addEventListener("close", (event) => desk.lineDown(event.code));
    socket.addEventListener("message", (event) => desk.hear(JSON.parse(event.data as string) as FromServer));

    /** A phone that slept may hold a line that only looks alive. */
    let left = Date.now();
    const awake = (): void => {
      if (document.visibilityState === "hidden") left = Date.now();
      else if (Date.now() - left > NAP) socket.reconnect();
    };
    const watch = (): void => document.addEventListener("visibilitychange", awake);
    watch();
    return {
      send: (message) => socket.send(JSON.stringify(message)),
      renew: () => {
        watch();
        socket.reconnect();
      },
      close: () => {
        document.removeEventListener("visibilitychange", awake);
        socket.close();
      },
    };
  };
