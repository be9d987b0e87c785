import { randomUUID } from "node:crypto";
import type { ImageReceipt, ImageUploadQuery } from "@takujo/contracts/content/image";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { once } from "@takujo/runtime/idempotency/once";
import type { KeyClaim } from "@takujo/runtime/idempotency/queries";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { checkKind } from "@takujo/runtime/picture/check-kind";
import { checkWhole } from "@takujo/runtime/picture/check-whole";
import { measurePicture } from "@takujo/runtime/picture/measure-picture";
import { hasExtensionOf } from "@takujo/runtime/picture/picture-kinds";
import { pictureRefused } from "@takujo/runtime/picture/picture-refusal";
import { prepareImageJob } from "./jobs.ts";
import type { ImageParts } from "./parts.ts";
import { insertImage } from "./queries.ts";
import { originalKey } from "./storage-keys.ts";

interface Sent extends ImageUploadQuery {
  bytes: Buffer;
}

/** Checks what can be checked without decoding; a worker checks the rest. */
export async function uploadImage(
  { db, storage }: ImageParts,
  claim: KeyClaim,
  adminId: string,
  { bytes, name, type }: Sent,
): Promise<ImageReceipt> {
  const mediaType = await checkKind(bytes, type);
  if (!hasExtensionOf(mediaType, name)) throw pictureRefused("wrong-extension");
  checkWhole(bytes, mediaType);
  const size = await measurePicture(bytes);
  const id = randomUUID();
  await storage.put(originalKey(id), bytes);
  const image = { id, mediaType, byteSize: bytes.length, ...size, createdById: adminId };
  const receipt = await once(db, claim, async (transaction) => {
    await insertImage(transaction, image);
    await enqueue(
      transaction,
      prepareImageJob,
      { imageId: id },
      { jobKey: `${prepareImageJob.name}:${id}` },
    );
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "image.upload",
      subject: { kind: "image", id },
      after: { mediaType, byteSize: bytes.length, ...size },
    });
    return { id };
  });
  // A retry: the image already exists, with its own file.
  if (receipt.id !== id) await storage.remove(originalKey(id));
  return receipt;
}
