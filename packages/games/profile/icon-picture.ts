import { checkKind } from "@takujo/runtime/picture/check-kind";
import { limitDrawing, openPicture } from "@takujo/runtime/picture/open-picture";
import { pictureRefused } from "@takujo/runtime/picture/picture-refusal";

/** Pixels of the square that is kept. */
const side = 256;
const dataUri = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The picture drawn anew, so that nothing else of what was sent is kept: no place, no words, no other file inside. */
export async function iconPicture(sent: string): Promise<Buffer> {
  const [, declared, encoded] = dataUri.exec(sent) ?? [];
  if (!declared || !encoded) throw pictureRefused("unknown-kind");
  const bytes = Buffer.from(encoded, "base64");
  await checkKind(bytes, declared);
  return limitDrawing(() =>
    openPicture(bytes)
      .resize(side, side, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw pictureRefused("broken");
      }),
  );
}
