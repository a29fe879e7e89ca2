/** Whether the page is light or dark, and the felt of its tables: attributes of the page that its colours hang on. */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "../storage/settings.svelte";

const system = new MediaQuery("prefers-color-scheme: dark");

export const theme = {
  get dark(): boolean {
    return settings.theme === "system" ? system.current : settings.theme === "dark";
  },
};

$effect.root(() => {
  $effect(() => {
    const page = document.documentElement;
    Object.assign(page.dataset, { theme: theme.dark ? "dark" : "light", felt: settings.felt });
    const felt = getComputedStyle(page).getPropertyValue("--felt");
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", felt);
  });
});
