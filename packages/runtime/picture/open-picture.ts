import sharp, { type Sharp } from "sharp";
import { limitConcurrency } from "../limit-concurrency.ts";

// Node has four threads for all such work: a picture takes one of them, and requests draw one picture at a time.
sharp.concurrency(1);

/** For pictures that are drawn while somebody waits for the answer. */
export const limitDrawing = limitConcurrency({ atOnce: 1, mostWaiting: 20 });

/** What a phone's camera makes, and no more: a small file can unpack to gigabytes. */
export const mostPixels = 50_000_000;
const longestSeconds = 20;

/** To be drawn anew: its first frame, turned as it is looked at. What else is in the file is never written. */
export function openPicture(bytes: Buffer, seconds = longestSeconds): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", animated: false })
    .timeout({ seconds })
    .autoOrient();
}
