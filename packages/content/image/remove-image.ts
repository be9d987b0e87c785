import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { dropImageFilesJob } from "./jobs.ts";
import { deleteImage, isImageUsed } from "./queries.ts";

/** Refused while something public or a draft shows it. A worker deletes the files afterwards. */
export function removeImage(db: Database, adminId: string, id: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const [removed] = await deleteImage(transaction, { id });
    if (!removed) throw new DomainError("not-found");
    if (await isImageUsed(transaction, id)) throw new DomainError("image-in-use");
    await enqueue(
      transaction,
      dropImageFilesJob,
      { imageId: id },
      { jobKey: `${dropImageFilesJob.name}:${id}` },
    );
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "image.remove",
      subject: { kind: "image", id },
    });
  });
}
