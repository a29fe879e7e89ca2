/** A socket to one moment of a deal: the player says what they would do, and the deal does not go on. */

import type { Action, BriefState } from "../protocol";
import { RequestRefused } from "../api/server";
import type { OpenSocket, SocketListener } from "./socket";

/** After how many milliseconds the page asks again when it got no answer. */
const AGAIN = 2000;
/** The close codes of a connection that was cut, and of a moment that does not exist. */
const CUT = 1006;
const NOTHING = 4404;

interface Moment {
  ask: () => Promise<BriefState>;
  /** What was chosen; null: one would rather be told. It says what is to be marked as good. */
  choose: (action: Action | null) => Promise<readonly Action[]>;
}

export const momentSocket: (moment: Moment) => OpenSocket = ({ ask, choose }) => {
  async function begin(listener: SocketListener, closed: () => boolean): Promise<void> {
    while (!closed()) {
      try {
        const state = await ask();
        listener.onOpen();
        return listener.hear(state);
      } catch (error) {
        if (error instanceof RequestRefused && error.message !== "too_many") return listener.onClose(NOTHING);
        listener.onClose(CUT);
        await new Promise((tired) => setTimeout(tired, AGAIN));
      }
    }
  }
  return (listener) => {
    let over = false;
    const open = (): void => {
      over = false;
      void begin(listener, () => over);
    };
    open();
    return {
      send: (message) => {
        if (message.type !== "act" && message.type !== "suggest") return;
        const { v } = message;
        void choose(message.type === "act" ? message.action : null).then((actions) => {
          if (message.type === "act") listener.hear({ type: "refused", v, error: "not_asked", why: "", clause: "" });
          listener.hear({ type: "suggestion", v, actions: [...actions] });
        });
      },
      renew: open,
      close: () => {
        over = true;
      },
    };
  };
};
