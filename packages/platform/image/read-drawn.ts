import { type ImageWidth, imageWidths } from "@takujo/contracts/platform/image-path";
import { DomainError } from "@takujo/runtime/domain-error";
import { z } from "zod";
import type { ImageParts } from "./parts.ts";
import { selectImage } from "./queries.ts";
import { drawnKey } from "./storage-keys.ts";

/** One width of an image that is ready. */
export async function readDrawn(
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
  return image?.state === "ready" ? storage.get(drawnKey(id, width)) : null;
}

function notFound(): never {
  throw new DomainError("not-found");
}
