import { DomainError } from "@takujo/runtime/domain-error";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";

/** Pixels of the square that is kept. */
const side = 256;
/** What a phone's camera makes, and no more: a small file can unpack to gigabytes. */
const mostPixels = 50_000_000;
const longestSeconds = 10;
/** No SVG: it is a document that can hold scripts. */
const accepted = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]);
const dataUri = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The picture drawn anew, so that nothing else of what was sent is kept: no place, no words, no other file inside. */
export async function iconPicture(sent: string): Promise<Buffer> {
  const [, declared, encoded] = dataUri.exec(sent) ?? [];
  if (!declared || !encoded) throw refused("It is no picture as a data URI.");
  const bytes = Buffer.from(encoded, "base64");
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !accepted.has(found.mime)) throw refused("It is no picture of a known kind.");
  if (found.mime !== declared) throw refused("It is another kind of picture than it says.");
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", animated: false })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize(side, side, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw refused("It cannot be read, or is too large.");
  }
}

const refused = (detail: string) => new DomainError("image-refused", detail);
