import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import type { Storage } from "@takujo/runtime/storage/storage";
import { dropImageFilesJob } from "./jobs.ts";
import { deleteImage, isImageUsed, selectImage } from "./queries.ts";
import { allKeys } from "./storage-keys.ts";

/** Refused while something public or a draft shows it. A worker deletes the files afterwards. */
export function removeImage(db: Database, adminId: string, id: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const [image] = await selectImage(transaction, { id });
    // A photo is decided about at its event.
    const [removed] = image?.is_photo ? [] : await deleteImage(transaction, { id });
    if (!removed) throw new DomainError("not-found");
    if (await isImageUsed(transaction, id)) throw new DomainError("image-in-use");
    await askToDropFiles(transaction, id);
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "image.remove",
      subject: { kind: "image", id },
    });
  });
}

/** Deletes row and files of a photo; the caller has checked the right. */
export async function dropImage(transaction: DatabaseTransaction, id: string): Promise<void> {
  const [removed] = await deleteImage(transaction, { id });
  if (removed) await askToDropFiles(transaction, id);
}

const askToDropFiles = (transaction: DatabaseTransaction, imageId: string) =>
  enqueue(
    transaction,
    dropImageFilesJob,
    { imageId },
    { jobKey: `${dropImageFilesJob.name}:${imageId}` },
  );

export async function dropImageFiles(storage: Storage, id: string): Promise<void> {
  for (const key of allKeys(id)) await storage.remove(key);
}
