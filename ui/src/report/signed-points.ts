import { settings } from "../storage/settings.svelte";

/** Points with their sign, as the language of the page writes them. */
export const points = (value: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1, signDisplay: "exceptZero" })
    .format(value)
    .replace("-", "−");
