/** The result of the last action on a page: it replaces what was said of anything before. */

let notes = 0;
const latest = $state({ by: 0 });

/** A place on the page where something may be said, by the id of a message. */
export class StatusMessage {
  readonly #by = ++notes;
  #id = $state("");

  get id(): string {
    return latest.by === this.#by ? this.#id : "";
  }
  say(id: string): void {
    latest.by = this.#by;
    this.#id = id;
  }
}
