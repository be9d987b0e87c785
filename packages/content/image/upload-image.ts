import type { ImageReceipt, ImageUploadQuery } from "@takujo/contracts/content/image";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { KeyClaim } from "@takujo/runtime/idempotency/queries";
import type { ImageParts } from "./parts.ts";
import { storeImage } from "./store-image.ts";

interface Sent extends ImageUploadQuery {
  bytes: Buffer;
}

/** Into the library. */
export const uploadImage = (
  parts: ImageParts,
  claim: KeyClaim,
  adminId: string,
  { bytes, ...sent }: Sent,
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
