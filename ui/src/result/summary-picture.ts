/** The end of an evening as a picture to send: who has what, on a piece of cloth. */

export interface PictureRow {
  name: string;
  note: string;
  total: string;
}

const WIDTH = 1080;
const MARGIN = 80;
const LINE = 110;
const HEAD = 260;
const FONT = "system-ui, sans-serif";

/** Draw it; nothing where the browser cannot. */
export async function picture(title: string, date: string, rows: readonly PictureRow[]): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEAD + rows.length * LINE + MARGIN;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = "#14532d";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = "#d9b44a";
  pen.lineWidth = 10;
  pen.strokeRect(24, 24, canvas.width - 48, canvas.height - 48);
  const write = (text: string, x: number, y: number, size: number, colour: string, right = false): void => {
    pen.font = `${size >= 48 ? "700" : "400"} ${size}px ${FONT}`;
    pen.fillStyle = colour;
    pen.textAlign = right ? "right" : "left";
    pen.fillText(text, x, y, WIDTH - 2 * MARGIN - (right ? 0 : 220));
  };
  write(title, MARGIN, 135, 64, "#fffdf6");
  write(date, MARGIN, 195, 36, "#cfe0c6");
  rows.forEach(({ name, note, total }, i) => {
    const y = HEAD + i * LINE + 50;
    write(name, MARGIN, y, 54, i ? "#fffdf6" : "#f2cd5c");
    if (note) write(note, MARGIN, y + 40, 30, "#cfe0c6");
    write(total, WIDTH - MARGIN, y, 60, i ? "#fffdf6" : "#f2cd5c", true);
  });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
