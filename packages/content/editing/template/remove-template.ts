import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { deleteTemplate } from "./queries.ts";

/** Events that were begun with it stay as they are. */
export function removeTemplate(db: Database, adminId: string, id: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const removed = await deleteTemplate(transaction, id);
    if (!removed) throw new DomainError("not-found");
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "event-template.remove",
      subject: { kind: "event-template", id },
      before: { name: removed.name },
    });
  });
}
