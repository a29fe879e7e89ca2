/** What a director is asked in a window of its own, and what goes to the printer. */

export type Asked =
  | { what: "draw" }
  | { what: "slip"; round: number; table: number }
  | { what: "person"; who: string }
  | { what: "strike"; of: string }
  | { what: "decide"; of: string };

export type Paper = { what: "slips"; round: number } | { what: "seats" | "standing" | "links" };
