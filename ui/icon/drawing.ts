/** The icon: three cards on felt, and in front the pagat with the gold and red of the trula. */

const SIDE = 32;
const FELT = "#1d5a43";
const PAPER = `fill="#fcf6e8" stroke="#b7a888" stroke-width=".5"`;
/** The Roman I, as it is cut for the cards. */
const PAGAT = "M11.8 9.4H20.2V12H18.7V22H20.2V24.6H11.8V22H13.3V12H11.8Z";

const card = (turn: number, field: string, printed = ""): string =>
  `<g transform="rotate(${turn} 16 29)"><rect x="9" y="5" width="14" height="23.6" rx="2" ${PAPER}/>` +
  `<rect x="10.2" y="6.2" width="11.6" height="21.2" rx="1" fill="${field}"/>${printed}</g>`;

const HAND = card(-15, "#e3ab3f") + card(15, "#2f6aa8") + card(0, "#a01f2c", `<path d="${PAGAT}" fill="#ffd873"/>`);

/** The icon in SVG, its corners that round, and its cards by so much smaller than the square. */
function icon(round: number, scale: number): string {
  const inset = (SIDE * (1 - scale)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" rx="${round}" fill="${FELT}"/>` +
    `<g transform="translate(${inset} ${inset})scale(${scale})">${HAND}</g></svg>\n`
  );
}

export const ICON = icon(7, 1);
/** Whatever shape a device cuts out of it, the cards are inside. */
export const MASK = icon(0, 0.7);
/** For a device that rounds the corners itself. */
export const TILE = icon(0, 0.92);
