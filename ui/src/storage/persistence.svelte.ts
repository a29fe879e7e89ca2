/** Whether what this device notes outlasts the page: a browser may refuse to keep anything. */

export const persistence: { refused: boolean } = $state({ refused: false });
