/** The line to one moment of a deal: it is shown, somebody says what they would do, and nothing goes on. */

import type { Action, BriefState } from "../protocol";
import { Refused } from "../api/server";
import type { Dial, Listener } from "./socket";

/** After how many milliseconds one asks again where nobody answered. */
const AGAIN = 2000;
/** What a line is closed with that was cut, and where there is no such moment. */
const CUT = 1006;
const NOTHING = 4404;

interface Moment {
  ask: () => Promise<BriefState>;
  /** What was chosen; null: one would rather be told. It says what is to be marked as good. */
  choose: (action: Action | null) => Promise<readonly Action[]>;
}

export const asked: (moment: Moment) => Dial = ({ ask, choose }) => {
  async function begin(listener: Listener, closed: () => boolean): Promise<void> {
    while (!closed()) {
      try {
        const state = await ask();
        listener.lineUp();
        return listener.hear(state);
      } catch (error) {
        if (error instanceof Refused && error.message !== "too_many") return listener.lineDown(NOTHING);
        listener.lineDown(CUT);
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
