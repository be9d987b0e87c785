import sharp, { type Sharp } from "sharp";

/** What a phone's camera makes, and no more: a small file can unpack to gigabytes. */
export const mostPixels = 50_000_000;
const longestSeconds = 20;

/** To be drawn anew: its first frame, turned as it is looked at. What else is in the file is never written. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", animated: false })
    .timeout({ seconds: longestSeconds })
    .autoOrient();
}
