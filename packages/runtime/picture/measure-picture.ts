import sharp from "sharp";
import { mostPixels } from "./open-picture.ts";
import { pictureRefused } from "./picture-refusal.ts";

export interface PictureSize {
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
  if (pixels > mostPixels) throw pictureRefused("too-many-pixels");
  if (pixels * pages > mostPixels) throw pictureRefused("too-many-frames");
  return frame;
}
