import { imageWidths } from "@takujo/contracts/content/image/image-path";
import { openPicture } from "@takujo/runtime/picture/open-picture";
import { rgbaToThumbHash } from "thumbhash";
import { markReady, markRefused, selectImage } from "./queries.ts";
import { type ImageParts, originalKey, variantKey } from "./storage-keys.ts";

/** Longest side of the picture that the hash is computed from. */
const hashedSide = 100;
const quality = 82;

/**
 * Re-encodes an image in each width, so that nothing else in the file is stored: no location, no text, no embedded file. If the
 * storage is unreachable it throws, and the job is retried.
 */
export async function prepareImage({ db, storage }: ImageParts, id: string): Promise<void> {
  const [image] = await selectImage(db, { id });
  if (image?.state !== "waiting") return;
  const original = await storage.get(originalKey(id));
  const drawn = original && (await draw(original).catch(() => null));
  if (drawn) {
    for (const { width, bytes } of drawn.files) await storage.put(variantKey(id, width), bytes);
    await markReady(db, { id, ...drawn.size, placeholder: drawn.placeholder });
  } else {
    await markRefused(db, { id, refusal: "broken" });
  }
  await storage.remove(originalKey(id));
}

async function draw(original: Buffer) {
  const files = [];
  for (const width of imageWidths) {
    const picture = openPicture(original).resize({ width, withoutEnlargement: true });
    files.push({ width, bytes: await picture.webp({ quality }).toBuffer() });
  }
  const { width, height } = (await openPicture(original).metadata()).autoOrient;
  return { files, size: { width, height }, placeholder: await placeholderOf(original) };
}

async function placeholderOf(original: Buffer): Promise<string> {
  const { data, info } = await openPicture(original)
    .resize(hashedSide, hashedSide, { fit: "inside" })
    .ensureAlpha()
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}
