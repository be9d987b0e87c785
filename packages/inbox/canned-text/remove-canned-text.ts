import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { deleteCannedText } from "./queries.ts";

export function removeCannedText(db: Database, adminId: string, id: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const [removed] = await deleteCannedText(transaction, { id });
    if (!removed) throw new DomainError("not-found");
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "canned-text.remove",
      subject: { kind: "canned-text", id },
    });
  });
}
