declare module "virtual:deck-*" {
  /** The symbols of all cards of a deck, for the inside of one hidden `<svg>`. */
  const sprite: string;
  export default sprite;
}
