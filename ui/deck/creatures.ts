/** The animals, each on its feet at the origin and looking to the right. */

import { shadow } from "./light";
import { AMBER, BARK, BLUE, CREAM, GOLD, INK, RED, ROSE, SHADE, SLATE, SNOW, STRAW, WOOD } from "./palette";
import { flat, limb, line, shape, sized, spot, stamp, type Drawing } from "./pen";

export function horse(x: number, y: number, scale: number, coat: string, mane = INK): Drawing {
  return sized(
    x,
    y,
    scale,
    shadow(-1, 0.6, 18) +
      limb("M-12-10-8-5-9-1M6-10 12-6 11-1", coat, 2.6) +
      shape("M-17-19C-25-18-22-8-24-4-19-6-18-12-16-15Z", mane) +
      shape(
        "M-17-20C-19-14-18-11-15-9L-18-5-17 0H-13L-14-5-11-8Q-4-6 3-8L4 0H8L9-9C13-11 14-15 15-19L18-22C20-19 23-18 25-18 28-19 28-21 27-23L22-31 21.5-35 18.5-31.5C13-31 10-26 6-22 0-20-9-24-17-20Z",
        coat,
      ) +
      flat("M-15-9-11-8Q-4-6 3-8L9-9Q13-11 14-14 0-10-12-13-16-14-17.6-16-17-11-15-9Z", SHADE) +
      shape("M19-33C12-33 6-28 4-21L8-23 9-19C11-23 14-26 18-28Z", mane) +
      spot(21.5, -26, 1, INK) +
      spot(26, -21, 0.6, INK) +
      line("M22-19.5 24-26 19.5-30.5M22.5-23.5 16-20", RED, 1.2),
  );
}

export const sheep = stamp(
  shadow(1, 0.3, 8.5) +
    line("M-5-4V0M-2.5-4V0M3-4V0M5.5-4V0", INK, 1.7) +
    shape("M-8-4C-12-6-10-11-7-11-6-15-1-14 0-13 3-15 7-13 7-10 10-9 9-4 6-4 4-2 0-3-1-3-3-2-6-2-8-4Z", SNOW) +
    line("M-5-9q1.5-1.5 3 0M0-7q1.5-1.5 3 0M-5-5.5q1.5-1.5 3 0", SLATE, 0.9) +
    shape("M6-11C5-14 9-15 11-13 14-11 15-8 13-7 10-6 7-7 6-11Z", BARK) +
    line("M6.5-12.5 4-11", BARK, 1.8) +
    spot(10.3, -11, 0.7, SNOW),
);

export const dog = (x: number, y: number, scale = 1, coat = WOOD): Drawing =>
  sized(
    x,
    y,
    scale,
    shadow(-2, 0.2, 10) +
      limb("M-9-10Q-14-13-13-17", coat, 1.6) +
      shape(
        "M-9-12C-11-8-9-6-9-5L-11 0H-8L-5-6Q0-5 2-6L2 0H5L7-8 9-11C11-9 15-10 16-12 16-14 12-15 11-17L9-18C6-18 4-15 3-12-1-11-5-13-9-12Z",
        coat,
      ) +
      shape("M8-18C4-18 4-13 5-11 7-11 8-14 9-16Z", BARK) +
      spot(11, -15, 0.7, INK) +
      spot(15.6, -12.6, 0.9, INK),
  );

export const bird = stamp(
  shape("M5-5 9-3.5 5.5-2Z", GOLD) +
    shape("M-10-1-4-4C-3-9 5-10 6-4 6 1-2 2-5 0Z", BLUE) +
    shape("M-5-2C-4-6 0-6 2-4 1 0-3 0-5-2Z", STRAW) +
    spot(3.6, -4.8, 0.8, INK),
);

export const hen = stamp(
  line("M-1-2V1M2-2V1", AMBER, 1.2) +
    shape("M-8-11C-8-4-5-1 1-1 6-1 7-6 6-9L9-8.5 6.5-11C6-14 3-14 2-11 0-8-5-8-8-11Z", SNOW) +
    flat("M2.5-12.5 2.5-15 4-14 5-16 6-14 7-14.5 6-12Z", RED) +
    spot(4.6, -10.8, 0.6, INK),
);

/** A fish that leaps, head up. */
export const fish = stamp(
  shape("M0-13C6-8 7 0 2.5 7L6 13Q0 10.5-6 13L-2.5 7C-7 0-6-8 0-13Z", ROSE) +
    shape("M5-2 9.5 1.5 5 3Z", ROSE) +
    spot(1.8, -8, 1, INK) +
    line("M-4.5-5.5Q0-3 4.5-5.5M-2-1q2 1.5 4 0M-2.5 3q2.5 1.5 5 0", SNOW, 0.9),
);

export const bee = (x: number, y: number, angle = 0): Drawing =>
  `<g transform="translate(${x} ${y})rotate(${angle})" stroke="none">` +
  `<path d="M-1-1C-4-6 0-6 0-1 1-6 4-5 1-1Z" fill="${SNOW}"/><path d="M-3 0C-2-2.5 2-2.5 3 0 2 2.5-2 2.5-3 0Z" fill="${GOLD}"/>` +
  `<path d="M-1-1.7V1.7H0V-1.7ZM1-1.5V1.5L2.5 1V-1Z" fill="${INK}"/></g>`;

/** What the stag and the chamois share: all but the horns. */
const hoofed = (coat: string): Drawing =>
  shadow(-3, 0.3, 14) +
  limb("M-9-13-8-6-10-1M6-13 10-7 10-1", coat, 2) +
  shape(
    "M-15-22C-17-17-14-13-12-12L-15-5-14 0H-11L-10-6-7-11Q-1-9 3-11L4 0H7L8-12C11-15 11-18 11.5-22L14-25C17-23 20-23 21-24 22-26 20-27 17-31 15-34 10-35 9-31 7-27 6-25 3-23-3-22-9-25-15-22Z",
    coat,
  ) +
  flat("M-15-22C-17-17-14-13-12-12L-7-11Q-1-9 3-11L8-12Q9.5-14 10.3-16-4-12-11-17-14-19-15-22Z", SHADE) +
  shape("M9-32 4-34.5Q5-31 8-30Z", coat) +
  spot(14.5, -29, 1, INK) +
  spot(20.3, -25, 0.8, INK);

/** The white chamois with the golden horns, who guards the mountain. */
export const goldhorn = stamp(
  limb("M10-33C8-39 3-42-1-41M13-33C13-40 9-45 4-46", GOLD, 1.4) +
    hoofed(SNOW) +
    shape("M14-25 13-20 17-23.5Z", STRAW) +
    line("M-15-22-18-19"),
);

export const stag = stamp(
  line("M11-32C9-38 4-40 5-46M8-37 2-38M13-32C14-38 19-39 19-45M15.5-37 21-36", BARK, 1.8) +
    hoofed(AMBER) +
    flat("M-15-21.5C-17-19-16-16-14-15L-13-19Z", CREAM),
);
