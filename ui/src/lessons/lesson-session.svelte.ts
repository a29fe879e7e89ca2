/** The connection of a lesson: each step is sent over HTTP, and the server judges it. */

import type { OpenSocket, SocketListener } from "../session/socket";
import type { Action, LessonView, ToServer } from "../protocol";
import { RequestRefused, takeLesson } from "../api/server";
import type { Done, Notes } from "./lesson-progress";

/** What was wrong with what was done last: it is not what is asked for, or the step is to be read first. */
export type WrongStep = "not" | "first";

/** After how many milliseconds the page asks again when it got no answer. */
const AGAIN = 2000;
/** The close code of a connection that was cut. */
const CUT = 1006;

export class LessonSession {
  readonly name: string;
  view = $state.raw<LessonView | null>(null);
  wrong = $state<WrongStep | null>(null);
  /** What was done and was wrong, if it was an action. */
  wrongly = $state.raw<Action | null>(null);
  /** Whether something is on its way. */
  #busy = false;
  #closed = false;
  /** Whether the connection is open, and the last state received. */
  #up = false;
  #last: readonly LessonView["states"][number][] = [];
  #did: readonly Done[];
  #notes: Notes;
  #listener: SocketListener | null = null;

  constructor(name: string, notes: Notes) {
    this.name = name;
    this.#notes = notes;
    this.#did = notes.of(name).did;
  }

  /** Opens the connection: the table that is shown is the lesson's. */
  readonly openSocket: OpenSocket = (listener) => {
    this.#listener = listener;
    this.#closed = this.#up = false;
    void this.#begin();
    return {
      send: (message) => this.#hear(message),
      renew: () => void this.#begin(),
      close: () => {
        this.#closed = true;
      },
    };
  };

  /** Go on from what was read, or with a sum. */
  async answer(done: number | null): Promise<void> {
    await this.#take(done);
  }

  get #asked(): readonly Action[] {
    return this.view?.step?.asked ?? [];
  }

  #hear(message: ToServer): void {
    if (message.type === "suggest") this.#suggest(message.v);
    if (message.type === "act") void this.#act(message.action, message.v);
  }

  /** What is asked for is what a good player would do. */
  #suggest(v: number): void {
    const asked = this.#asked;
    const actions = asked[0]?.type === "lay" ? [...asked] : asked.slice(0, 1);
    this.#listener?.hear({ type: "suggestion", v, actions });
  }

  /** After a wrong action, what is asked for is pointed at. */
  async #act(action: Action, v: number): Promise<void> {
    const done = this.#asked.length ? await this.#take(action) : false;
    if (!this.#asked.length && !done) this.wrong = "first";
    if (done) return;
    this.wrongly = action;
    this.#listener?.hear({ type: "refused", v, error: "not_asked", why: "", clause: "" });
    if (this.#asked.length) this.#suggest(v);
  }

  /** Do this, and say whether it was what was asked for. */
  async #take(done: Done): Promise<boolean> {
    if (this.#busy) return false;
    const did = [...this.#did, done];
    const view = await this.#ask(did);
    if (!view) return false;
    this.wrong = view.wrong ? "not" : null;
    this.wrongly = null;
    if (!view.wrong) {
      this.#did = did;
      const over = view.step === null;
      this.#notes.note(this.name, { did: over ? [] : did, over: over || this.#notes.of(this.name).over });
    }
    this.#tell(view);
    return !view.wrong;
  }

  async #begin(): Promise<void> {
    const view = await this.#ask(this.#did);
    if (view) this.#tell(view);
  }

  /** Show how it stands; several discards follow one another at once. */
  #tell(view: LessonView): void {
    this.view = view;
    // After the connection opens nothing is sent before a state is received, and what was wrong brings none.
    const again = this.#up || view.states.length ? [] : this.#last;
    if (!this.#up) this.#listener?.onOpen();
    this.#up = true;
    for (const state of [...again, ...view.states]) this.#listener?.hear(state);
    if (view.states.length) this.#last = view.states.slice(-1);
    const [now] = this.#last;
    if (now && this.#newcomer && this.#asked.length) this.#suggest(now.v);
  }

  /** Whether nothing was ever done in a lesson on this device: the first card is pointed at. */
  get #newcomer(): boolean {
    return !this.#notes.any() && this.#did.every((done) => done === null);
  }

  /** Ask until there is an answer; what was remembered and does not fit any more is forgotten. */
  async #ask(did: readonly Done[]): Promise<LessonView | null> {
    this.#busy = true;
    let view: LessonView | null = null;
    while (!view && !this.#closed) {
      try {
        view = await takeLesson(this.name, did);
      } catch (error) {
        if (error instanceof RequestRefused && error.message === "outdated") this.#did = did = [];
        else await this.#wait();
      }
    }
    this.#busy = false;
    return view;
  }

  async #wait(): Promise<void> {
    this.#up = false;
    this.#listener?.onClose(CUT);
    await new Promise((tired) => setTimeout(tired, AGAIN));
  }
}
