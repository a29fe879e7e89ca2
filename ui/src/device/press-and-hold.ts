/** A pointer that is held in one place; the click that ends a long press presses nothing. */

/** How far a finger may slip, in pixels. */
const SLIP = 12;

export class PressAndHold {
  /** Whether the pointer was held long enough since it went down. */
  held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from = { clientX: 0, clientY: 0 };

  /** `after` is how long it is held, in milliseconds. */
  constructor(private readonly after: number) {}

  /** The pointer has gone down; what it is on, if it is to be held, does this. */
  down(event: PointerEvent, work: (() => void) | null): void {
    this.held = false;
    this.stop();
    if (!work) return;
    this.#from = event;
    this.#timer = setTimeout(() => {
      this.held = true;
      work();
    }, this.after);
  }
  move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.#from.clientX, clientY - this.#from.clientY) > SLIP) this.stop();
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
  click(event: MouseEvent): void {
    if (this.held && event.detail) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.held = false;
  }
}
