/** Marks the page while the keyboard is used instead of a finger or the mouse; design/base.css shows the focus then. */

const { dataset } = document.documentElement;
addEventListener("keydown", () => (dataset.keys = ""), { capture: true });
addEventListener("pointerdown", () => delete dataset.keys, { capture: true });
