import sharp, { type Sharp } from "sharp";
import { limitConcurrency } from "../limit-concurrency.ts";

// Node has four threads for such work: a picture uses one, and requests process one picture at a time.
sharp.concurrency(1);

/** For pictures that are processed while a request waits. */
export const limitPictureWork = limitConcurrency({ atOnce: 1, mostWaiting: 20 });

/** The size of a phone's camera: a small file can decode to gigabytes. */
export const mostPixels = 50_000_000;
const longestSeconds = 20;

/** Opens a picture for re-encoding: its first frame, rotated upright. Nothing else in the file is written. */
export function openPicture(bytes: Buffer, seconds = longestSeconds): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", animated: false })
    .timeout({ seconds })
    .autoOrient();
}
