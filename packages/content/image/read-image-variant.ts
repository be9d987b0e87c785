import { type ImageWidth, imageWidths } from "@takujo/contracts/content/image-path";
import { DomainError } from "@takujo/runtime/domain-error";
import { z } from "zod";
import type { ImageParts } from "./parts.ts";
import { selectImage } from "./queries.ts";
import { variantKey } from "./storage-keys.ts";

/** One width of a processed image. */
export async function readImageVariant(
  { db, storage }: ImageParts,
  id: string,
  file: string,
): Promise<Buffer> {
  const width = imageWidths.find((candidate) => file === `${candidate}.webp`);
  if (!width || !z.uuid().safeParse(id).success) throw new DomainError("not-found");
  return (await drawnBytes({ db, storage }, id, width)) ?? notFound();
}

async function drawnBytes({ db, storage }: ImageParts, id: string, width: ImageWidth) {
  const [image] = await selectImage(db, { id });
  return image?.state === "ready" ? storage.get(variantKey(id, width)) : null;
}

function notFound(): never {
  throw new DomainError("not-found");
}
