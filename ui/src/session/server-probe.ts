/** Whether the server can be reached, asked again and again by small requests. */

/** How often the page asks, in milliseconds; up to half of it is added at random. */
const EVERY = 800;
/** How long an answer may take; of every fourth one longer, for slow networks. Browsers keep six at a time. */
const PATIENCE = 2500;
const SLOWEST = 8000;
const FOURTH = 4;
/** After this time it is tried without an answer: a request may be held up where a new connection is not. */
const ANYHOW = 15_000;
/** Answers from here on come from what stands before a server that is not there. */
const GATEWAY = 500;

export class ServerProbe {
  #hurry: (() => void) | null = null;
  #asking: Promise<void> | null = null;

  /** Resolves when the server answers. */
  there(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = this.#hurry = null));
    return this.#asking;
  }
  /** Ask at once: the network has changed. */
  hurry(): void {
    this.#hurry?.();
  }

  #ask(): Promise<void> {
    return new Promise((found) => {
      const done = (): void => {
        clearTimeout(timer);
        clearTimeout(anyhow);
        found();
      };
      const ask = (): void => {
        clearTimeout(timer);
        timer = setTimeout(ask, EVERY * (1 + Math.random() / 2));
        void answers(++asked % FOURTH ? PATIENCE : SLOWEST).then((there) => there && done());
      };
      let asked = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const anyhow = setTimeout(done, ANYHOW);
      this.#hurry = ask;
      ask();
    });
  }
}

const answers = (patience: number): Promise<boolean> =>
  fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(patience) }).then(
    ({ status }) => status < GATEWAY,
    () => false,
  );
