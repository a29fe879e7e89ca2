/** The lines of a graph: each has a colour, a pattern and a mark of its own, for paper may have no colours. */

export interface Look {
  colour: string;
  dashes: string;
  /** The outline of the mark around a point, as the `d` of a path. */
  mark: string;
}

export const LOOKS: readonly Look[] = [
  { colour: "#b3261e", dashes: "none", mark: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" },
  { colour: "#1f6fb2", dashes: "8 4", mark: "M-4-4h8v8h-8z" },
  { colour: "#2e7d32", dashes: "2 4", mark: "M0-5L5 4H-5z" },
  { colour: "#a06000", dashes: "10 3 2 3", mark: "M0-5L5 0L0 5L-5 0z" },
  { colour: "#7b3fa0", dashes: "4 2 4 6", mark: "M-4-4L4 4M4-4L-4 4" },
];
export const lookOf = (place: number): Look => LOOKS[place % LOOKS.length] as Look;
