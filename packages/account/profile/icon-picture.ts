import { checkKind } from "@takujo/runtime/picture/check-kind";
import { limitPictureWork, openPicture } from "@takujo/runtime/picture/open-picture";
import { pictureRefused } from "@takujo/runtime/picture/picture-refusal";

/** Side of the stored square, in pixels. */
const side = 256;
const dataUri = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/;

/** Re-encodes the picture, so that nothing else in the file is stored: no location, no text, no embedded file. */
export async function iconPicture(sent: string): Promise<Buffer> {
  const [, declared, encoded] = dataUri.exec(sent) ?? [];
  if (!declared || !encoded) throw pictureRefused("unknown-kind");
  const bytes = Buffer.from(encoded, "base64");
  await checkKind(bytes, declared);
  return limitPictureWork(() =>
    openPicture(bytes)
      .resize(side, side, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw pictureRefused("broken");
      }),
  );
}
