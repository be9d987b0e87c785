import { randomUUID } from "node:crypto";
import type { ImageReceipt, ImageUploadQuery } from "@takujo/contracts/content/image/image";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { once } from "@takujo/runtime/idempotency/once";
import type { KeyClaim } from "@takujo/runtime/idempotency/queries";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import {
  checkKind,
  checkWhole,
  hasExtensionOf,
  pictureRefused,
} from "@takujo/runtime/picture/check-picture";
import { measurePicture } from "@takujo/runtime/picture/open-picture";
import { prepareImageJob } from "./jobs.ts";
import { insertImage } from "./queries.ts";
import { type ImageParts, originalKey } from "./storage-keys.ts";

interface ImageInput extends ImageUploadQuery {
  bytes: Buffer;
  createdById: string;
  isPhoto: boolean;
  isWithheld: boolean;
}

interface StoredImage {
  id: string;
  mediaType: string;
  width: number;
  height: number;
}

/**
 * Checks what can be checked without decoding; a worker checks the rest. `alsoWrite` belongs to the same transaction: if it
 * throws, nothing is stored.
 */
export async function storeImage(
  { db, storage }: ImageParts,
  claim: KeyClaim,
  { bytes, name, type, ...owner }: ImageInput,
  alsoWrite: (transaction: DatabaseTransaction, image: StoredImage) => Promise<void>,
): Promise<ImageReceipt> {
  const mediaType = await checkKind(bytes, type);
  if (!hasExtensionOf(mediaType, name)) throw pictureRefused("wrong-extension");
  checkWhole(bytes, mediaType);
  const size = await measurePicture(bytes);
  const id = randomUUID();
  await storage.put(originalKey(id), bytes);
  const image = { id, mediaType, ...size };
  const writing = once(db, claim, async (transaction) => {
    await insertImage(transaction, { ...image, ...owner, byteSize: bytes.length });
    await enqueue(
      transaction,
      prepareImageJob,
      { imageId: id },
      { jobKey: `${prepareImageJob.name}:${id}` },
    );
    await alsoWrite(transaction, image);
    return { id };
  });
  const receipt = await writing.catch(async (error: unknown) => {
    await storage.remove(originalKey(id));
    throw error;
  });
  // A retry: the image already exists, with its own file.
  if (receipt.id !== id) await storage.remove(originalKey(id));
  return receipt;
}

interface Upload extends ImageUploadQuery {
  bytes: Buffer;
}

/** Into the library. */
export const uploadImage = (
  parts: ImageParts,
  claim: KeyClaim,
  adminId: string,
  { bytes, ...sent }: Upload,
): Promise<ImageReceipt> =>
  storeImage(
    parts,
    claim,
    { ...sent, bytes, createdById: adminId, isPhoto: false, isWithheld: false },
    async (transaction, { id, mediaType, width, height }) => {
      await insertAuditEntry(transaction, {
        actorId: adminId,
        action: "image.upload",
        subject: { kind: "image", id },
        after: { mediaType, byteSize: bytes.length, width, height },
      });
    },
  );
