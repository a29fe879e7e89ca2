/** What a director is asked in a window of its own, and what goes to the printer. */

export type DirectorDialog =
  | { what: "draw" }
  | { what: "slip"; round: number; table: number }
  | { what: "person"; who: string }
  | { what: "strike"; of: string }
  | { what: "decide"; of: string };

export type PrintJob = { what: "slips"; round: number } | { what: "seats" | "standing" | "links" };
