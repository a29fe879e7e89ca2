/** The colours of the deck: few and warm, as if each had been printed from its own block. */

export const INK = "#2b211d";
export const CREAM = "#f8ecd2";
export const STRAW = "#ecd39a";
export const GOLD = "#e3ab3f";
export const AMBER = "#c97b2d";
export const FOX = "#c06a34";
export const RUST = "#9c4f2a";
export const RED = "#b5342b";
export const WINE = "#7d2a35";
export const ROSE = "#d98b77";
export const SKIN = "#f0c8a0";
export const TAN = "#dba577";
export const PALE = "#f8dcc0";
export const LEAF = "#8ea552";
export const GREEN = "#5c7f45";
export const PINE = "#35574a";
export const TEAL = "#4f8d8f";
export const BLUE = "#325a80";
export const NIGHT = "#25335a";
export const SKY = "#c3dcd8";
export const DAWN = "#f3d3a6";
export const PLUM = "#6f4560";
export const WOOD = "#a9723f";
export const BARK = "#6b452b";
export const STONE = "#b3aa9a";
export const SLATE = "#6d7078";
export const SNOW = "#f4f3ec";

/** Laid over a colour that is turned away from the light. */
export const SHADE = "#2b1d3a2b";

/** What a page may repaint; deck.css gives each its value. */
export const PAPER = "var(--deck-paper)";
export const EDGE = "var(--deck-edge)";
export const NUMERAL = "var(--deck-ink)";

export const SUITS = ["hearts", "diamonds", "spades", "clubs"] as const;
export type Suit = (typeof SUITS)[number];

/** The families of taroks, by the time of the day in their pictures: I and those from XXI on are the trula. */
export const FAMILIES = ["morning", "noon", "afternoon", "evening", "trula"] as const;
export type Family = (typeof FAMILIES)[number];

/** The paper behind the numeral of a family, and what its numeral and its frame are printed with. */
export const familyPaper = (family: Family): string => `var(--deck-${family})`;
export const familyInk = (family: Family): string => `var(--deck-${family}-ink)`;

export const suitInk = (suit: Suit): string => `var(--deck-${suit})`;
/** What the numbers of a suit are printed on. */
export const suitGround = (suit: Suit): string => `var(--deck-${suit}-ground)`;

/** How large things are, and how dark it is; deck.css says it, too. */
export type Measure = "index" | "numeral" | "field" | "shade";
export const measure = (name: Measure): string => `var(--deck-${name})`;
