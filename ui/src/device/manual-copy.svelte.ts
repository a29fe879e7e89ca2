/** What has to be copied by hand, for the browser refuses to; nothing: "". */
export const byHand = $state({ text: "" });
