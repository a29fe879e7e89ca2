/** The large faces of the courts and of the škis, around the middle of the eyes. */

import { CREAM, INK, ROSE, SHADE, SKIN, WINE } from "./palette";
import { flat, line, shape, spot, type Drawing } from "./pen";

/** Head, eyes that look to one side, nose and cheeks; the mouth is added by those who have no beard. */
export function face(brows: string, skin = SKIN, gaze = 0): Drawing {
  return (
    shape("M-11.5-6C-12.5 9-6 16 0 16S12.5 9 11.5-6Q0-12-11.5-6Z", skin) +
    flat("M-11.5-6C-12.5 9-6 16 0 16-5 13-8.5 4-7.5-8.4Z", SHADE) +
    line(brows, INK, 1.4) +
    flat("M-8.2.5q3-3.2 6 0-3 2.2-6 0ZM2.2.5q3-3.2 6 0-3 2.2-6 0Z", CREAM) +
    line("M-8.4.4q3.1-3.2 6.3 0M2.1.4q3.1-3.2 6.3 0", INK, 1) +
    spot(-5.2 + gaze, 0.3, 1.3, INK) +
    spot(5.2 + gaze, 0.3, 1.3, INK) +
    line("M.6.5 2.2 5.6Q.5 7.2-1.3 6.4") +
    spot(-7.8, 5.6, 2.2, ROSE) +
    spot(8, 5.6, 2.2, ROSE)
  );
}

export const LEVEL = "M-8.6-3.4q3-2 6 0M2.6-3.4q3-2 6 0";
export const STERN = "M-9-4.4L-2.4-2.8M2.4-2.8L9-4.4";
export const KIND = "M-8.6-2.8q3-2.8 6-1.4M2.6-4.2q3-1.4 6 1.4";
export const MERRY = "M-8.8-3q3.2-3.6 6.2-1.6M2.6-4.6q3-2 6.2 1.6";

export const LIPS: Drawing = flat("M-3.4 9.6Q-1.5 8.3 0 9.2 1.5 8.3 3.4 9.6 0 13-3.4 9.6Z", WINE);
export const SMILE: Drawing = line("M-4 9Q0 12.8 4 9", WINE, 1.6);
export const GRIN: Drawing =
  shape("M-5 9Q0 10.6 5 9 4 13.4 0 13.4T-5 9Z", WINE) + flat("M-3.8 9.8Q0 11 3.8 9.8V10.8Q0 11.8-3.8 10.8Z", CREAM);
export const LASHES: Drawing = line("M-8.4.4-10-.8M8.4.4 10-.8", INK, 0.9);
