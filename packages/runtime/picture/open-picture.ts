import sharp, { type Sharp } from "sharp";
import { limitConcurrency } from "../limit-concurrency.ts";
import { pictureRefused } from "./check-picture.ts";

// Node has four threads for such work: a picture uses one, and requests process one picture at a time.
sharp.concurrency(1);

/** For pictures that are processed while a request waits. */
export const limitPictureWork = limitConcurrency({ atOnce: 1, maxWaiting: 20 });

/** The size of a phone's camera: a small file can decode to gigabytes. */
const maxPixels = 50_000_000;
const timeoutSeconds = 20;

/** Opens a picture for re-encoding: its first frame, rotated upright. Nothing else in the file is written. */
export function openPicture(bytes: Buffer, seconds = timeoutSeconds): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", animated: false })
    .timeout({ seconds })
    .autoOrient();
}

interface PictureSize {
  width: number;
  height: number;
}

/** Reads only the header, so that nothing is decoded before its size is known. */
export async function measurePicture(bytes: Buffer): Promise<PictureSize> {
  const { width, height, pages, pageHeight } = await sharp(bytes, {
    limitInputPixels: false,
    animated: true,
  })
    .metadata()
    .then(
      ({ autoOrient, pages = 1, pageHeight }) => ({ ...autoOrient, pages, pageHeight }),
      () => {
        throw pictureRefused("broken");
      },
    );
  const frame = { width, height: pages > 1 ? (pageHeight ?? height) : height };
  const pixels = frame.width * frame.height;
  if (pixels > maxPixels) throw pictureRefused("too-many-pixels");
  if (pixels * pages > maxPixels) throw pictureRefused("too-many-frames");
  return frame;
}
