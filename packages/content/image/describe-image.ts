import type { Image, ImageAlt } from "@takujo/contracts/content/image";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentImage } from "./present.ts";
import { selectImage, updateAlt } from "./queries.ts";

export function describeImage(
  db: Database,
  adminId: string,
  { id, ja, en }: ImageAlt & { id: string },
): Promise<Image> {
  return db.transaction().execute(async (transaction) => {
    const [before] = await selectImage(transaction, { id });
    if (!before || before.is_photo) throw new DomainError("not-found");
    await updateAlt(transaction, { id, ja, en });
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "image.describe",
      subject: { kind: "image", id },
      before: { ja: before.alt_ja, en: before.alt_en },
      after: { ja, en },
    });
    return presentImage({ ...before, alt_ja: ja, alt_en: en });
  });
}
