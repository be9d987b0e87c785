import { type ImageWidth, imageWidths } from "@takujo/contracts/content/image/image-path";
import { DomainError } from "@takujo/runtime/domain-error";
import { z } from "zod";
import { selectImage } from "./queries.ts";
import { type ImageParts, variantKey } from "./storage-keys.ts";

interface ImageVariant {
  bytes: Buffer;
  /** It may be removed, so it must not be cached for long. */
  isPhoto: boolean;
}

/** One width of a processed image, for everybody. */
export async function readImageVariant(
  parts: ImageParts,
  id: string,
  file: string,
): Promise<ImageVariant> {
  const width = imageWidths.find((candidate) => file === `${candidate}.webp`);
  if (!width || !z.uuid().safeParse(id).success) throw new DomainError("not-found");
  const [image] = await selectImage(parts.db, { id });
  if (!image || image.is_withheld) throw new DomainError("not-found");
  return { bytes: await readFile(parts, image, width), isPhoto: image.is_photo };
}

/** Even while it is withheld, for the organizer who decides. */
export async function readDrawn(parts: ImageParts, id: string, width: ImageWidth): Promise<Buffer> {
  const [image] = await selectImage(parts.db, { id });
  return readFile(parts, image, width);
}

async function readFile(
  { storage }: ImageParts,
  image: { id: string; state: string } | undefined,
  width: ImageWidth,
): Promise<Buffer> {
  const bytes = image?.state === "ready" ? await storage.get(variantKey(image.id, width)) : null;
  if (!bytes) throw new DomainError("not-found");
  return bytes;
}
