import { mount } from "svelte";
import App from "./App.svelte";
import "./design/tokens.css";
import "./design/felts.css";
import "./design/contrast.css";
import "./design/base.css";
import "./design/buttons.css";
import "virtual:fonts.css";
import "./device/keyboard-use";
import "./device/theme.svelte";
import { learn } from "./i18n/messages.svelte";
import { settings } from "./storage/settings.svelte";
import { onForgotten } from "./storage/local-storage";

// Only what has been built can be kept for times without a network.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}

// What this page knows of the guest goes with it.
onForgotten(() => location.replace("/"));

await learn(settings.language, settings.family);
mount(App, { target: document.getElementById("page") as HTMLElement });
