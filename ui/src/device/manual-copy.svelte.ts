/** A text to be copied by hand where the browser refuses access to the clipboard; "" where there is none. */
export const manualCopy = $state({ text: "" });
