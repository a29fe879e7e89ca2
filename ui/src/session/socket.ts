/** The WebSocket between the page and its table. */

import { WebSocket } from "partysocket";
import type { FromServer, Ping, Pong, ToServer } from "../protocol";
import { playAddress } from "../api/server";
import { Heartbeat } from "./heartbeat";
import { ServerProbe } from "./server-probe";

export interface Socket {
  send(message: ToServer): void;
  /** Hang up and connect again: everything is sent again. */
  renew(): void;
  close(): void;
}

/** Receives the messages of the connection, and whether it is open. */
export interface SocketListener {
  /** Whether the table waits for this page: the server lets it in before others. */
  readonly awaited: boolean;
  hear(message: FromServer): void;
  onOpen(): void;
  onClose(code: number): void;
}

/** Opens the connection to the server. */
export type OpenSocket = (listener: SocketListener) => Socket;

/** After how many milliseconds, and up to twice as many, a page calls again: first, and at most. */
const SOON = 300;
const LATE = 1500;
/** How long connecting may take once the server has answered: on a slow network there are several round trips. */
const CALL = 6000;
/** How long a page may be hidden before it reconnects, in milliseconds. */
const NAP = 15_000;
const PING = JSON.stringify({ type: "ping" } satisfies Ping);

export const openSocket: (id: string, where?: "tables" | "watch") => OpenSocket =
  (id, where = "tables") =>
  (session) => {
    const own = 1 + Math.random(); // so that after a restart not all pages call at the same moment
    const page = crypto.getRandomValues(new Uint32Array(2)).join("");
    const reach = new ServerProbe();
    let called = false;
    const address = async (): Promise<string> => {
      if (called) await reach.there(); // browsers slow down pages that connect in vain
      called = true;
      return playAddress(id, where, page, session.awaited);
    };
    const socket = new WebSocket(address, [], {
      minReconnectionDelay: SOON * own,
      maxReconnectionDelay: LATE * own,
      connectionTimeout: CALL,
    });
    const beat = new Heartbeat({ ping: () => socket.send(PING), lost: () => socket.reconnect() });
    socket.addEventListener("open", () => {
      beat.start();
      session.onOpen();
    });
    socket.addEventListener("close", (event) => {
      beat.stop();
      session.onClose(event.code);
    });
    socket.addEventListener("message", (event) => {
      beat.heard();
      const message = JSON.parse(event.data as string) as FromServer | Pong;
      if (message.type !== "pong") session.hear(message);
    });

    /** Something says that the network is another one, or was gone: a connection may only look alive. */
    const doubt = (): void => {
      beat.doubt();
      reach.hurry();
    };
    let left = Date.now();
    const awake = (): void => {
      if (document.visibilityState === "hidden") left = Date.now();
      else if (Date.now() - left > NAP && socket.readyState === socket.OPEN) socket.reconnect();
      else doubt();
    };
    let events = new AbortController();
    const watch = (): void => {
      events.abort();
      events = new AbortController();
      const { signal } = events;
      for (const name of ["online", "offline", "pageshow"]) addEventListener(name, doubt, { signal });
      for (const name of ["visibilitychange", "resume"]) document.addEventListener(name, awake, { signal });
    };
    watch();
    return {
      send: (message) => {
        socket.send(JSON.stringify(message));
        beat.ask();
      },
      renew: () => {
        watch();
        socket.reconnect();
      },
      close: () => {
        events.abort();
        beat.stop();
        socket.close();
      },
    };
  };
