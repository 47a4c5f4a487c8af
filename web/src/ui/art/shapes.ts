// Outlines that several drawings use.

import type { Face } from "../../api/protocol";

/** The half mask of the logo and of the card backs, around the origin. */
export const HALF_MASK =
  "M-21-5C-16-12-7-10 0-6.5 7-10 16-12 21-5 23 4 16 11 9 10 4.5 9.3 3 5 0 5-3 5-4.5 9.3-9 10-16 11-23 4-21-5Z" +
  "M-15.5-1C-12-5-7-4-4.5 1-8 4-13 3.5-15.5-1ZM15.5-1C12-5 7-4 4.5 1 8 4 13 3.5 15.5-1Z";

export const FLOURISH =
  "M0 0c7 0 11 3 11 8 0 3-2 4.5-4 4.5S4 11 4 9.5M0 0c0 7 3 11 8 11 3 0 4.5-2 4.5-4S11 4 9.5 4";

const EYES = "M-15-2C-12-6-7-5-4.5 0-8 3-13 2.5-15-2ZM15-2C12-6 7-5 4.5 0 8 3 13 2.5 15-2Z";

/** The half masks of people, around the origin, without their eyes. */
const OUTLINES: Record<Face["mask"], string> = {
  half: "M-21-6C-16-13-7-11 0-7.5 7-11 16-13 21-6 23 4 16 11 9 10 4.5 9.3 3 5 0 5-3 5-4.5 9.3-9 10-16 11-23 4-21-6Z",
  cat: "M-20-3L-21-20-9-11C-4-12.5 4-12.5 9-11L21-20 20-3C22 6 15 13 8 10 4 9 3 6 0 6-3 6-4 9-8 10-15 13-22 6-20-3Z",
  horns:
    "M-18-8C-22-14-26-16-27-22-20-22-13-17-8-11-4-12 4-12 8-11 13-17 20-22 27-22 26-16 22-14 18-8 22 2 17 11 9 9 4.5 8 3 5 0 5-3 5-4.5 8-9 9-17 11-22 2-18-8Z",
  beak: "M-20-6C-15-14-5-14 0-12 5-14 15-14 20-6 22 3 15 8 9 7.5 6 8 4 14 0 25-4 14-6 8-9 7.5-15 8-22 3-20-6Z",
  flames:
    "M-20-6L-17-10-19-19-11-13-9-22-4-13.5 0-24 4-13.5 9-22 11-13 19-19 17-10 20-6C22 4 16 11 9 10 4.5 9.3 3 5 0 5-3 5-4.5 9.3-9 10-16 11-22 4-20-6Z",
  feather:
    "M-21-6C-17-13-8-11 0-7.5 6-11 11-13 16-11 15-19 18-25 24-27 21-22 24-18 22-13 24-9 23-2 20 3 17 9 13 10.5 9 10 4.5 9.3 3 5 0 5-3 5-4.5 9.3-9 10-16 11-23 4-21-6Z",
  diamond: "M0-18L8-11C14-14 20-11 22-4 23 4 17 11 10 11L0 20-10 11C-17 11-23 4-22-4-20-11-14-14-8-11Z",
  bear: "M-19-9C-25-16-25-24-17-23-12-22-12-16-8-12-4-13 4-13 8-12 12-16 12-22 17-23 25-24 25-16 19-9 22 2 16 10 9 10 5 10 4 14 0 14-4 14-5 10-9 10-16 10-22 2-19-9Z",
};

/** The half mask of a person, around the origin. */
export const faceMask = (mask: Face["mask"]): string => OUTLINES[mask] + EYES;

/** The colours of the medallions behind them. */
export const MEDALLIONS: Record<Face["colour"], string> = {
  rose: "#b8475f",
  sky: "#3f7fb0",
  amber: "#c78a2c",
  iris: "#6f5bb5",
  pine: "#3d8f6c",
  rust: "#b5612f",
  orchid: "#a04c9a",
  moss: "#5f8a3a",
  lagoon: "#2f8f93",
  coral: "#cf6b5a",
  slate: "#7d7f95",
  oak: "#8d6a3e",
  ink: "#4c62b8",
};
