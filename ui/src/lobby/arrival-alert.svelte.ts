/** Tells that a person has come to the public tables, on whatever page the user is meanwhile, until it is reloaded. */

import { publicTables } from "../api/server";
import { t } from "../i18n/messages.svelte";
import { router } from "../navigation/route.svelte";
import { ring } from "../session/sounds";
import { settings } from "../storage/settings.svelte";
import { arrived, badged, present } from "./arrivals";

/** After how many milliseconds the list is read again. */
const AGAIN = 5000;

/** What is heard then, in hertz. */
const HERE = [494, 659, 784];

class ArrivalAlert {
  on = $state(false);
  #before: ReadonlySet<string> = new Set<string>();
  #timer = 0;
  #count = 0;

  constructor() {
    for (const name of ["visibilitychange", "pointerdown", "keydown"])
      document.addEventListener(name, () => {
        if (!document.hidden) this.#seen();
      });
  }

  /** Begin to look, and ask whether notifications may be shown, which browsers allow after a tap alone. */
  async start(): Promise<void> {
    this.on = true;
    if ("Notification" in window && Notification.permission === "default")
      void Notification.requestPermission().catch(() => undefined);
    this.#before = present(await this.#tables());
    clearInterval(this.#timer);
    this.#timer = window.setInterval(() => void this.look(), AGAIN);
  }

  stop(): void {
    this.on = false;
    clearInterval(this.#timer);
    this.#seen();
  }

  async look(): Promise<void> {
    if (["table", "watch"].includes(router.at.page)) return this.stop(); // the user plays
    const tables = await this.#tables();
    if (!this.on) return;
    const { count, first } = arrived(this.#before, tables);
    this.#before = present(tables);
    if (!first) return;
    this.#count += count;
    document.title = badged(document.title, this.#count);
    if (settings.sounds === "on") ring(...HERE);
    if (document.hidden) await notify(t("hall-came", { game: t(`game-${first.game}`) }));
  }

  #seen(): void {
    if (!this.#count) return;
    this.#count = 0;
    document.title = badged(document.title, 0);
  }

  /** Without a network no list comes, and no arrival is told. */
  #tables = () => publicTables({ game: null, pace: null, book: false, options: null }).catch(() => []);
}

/** A notification of the system, where the user has allowed it; phones want it from the service worker. */
async function notify(text: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(t("name"), { body: text, tag: "lobby" });
    shown.onclick = () => {
      window.focus();
      shown.close();
      router.go("/lobby");
    };
  } catch {
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(t("name"), { body: text, tag: "lobby" });
  }
}

export const arrivalAlert = new ArrivalAlert();
