/** Marks the page while somebody uses the keyboard, and not a finger or the mouse: app.css shows them where they are. */

const { dataset } = document.documentElement;
addEventListener("keydown", () => (dataset.keys = ""), { capture: true });
addEventListener("pointerdown", () => delete dataset.keys, { capture: true });
