import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { deleteSynonym } from "./queries.ts";

export function removeSynonym(db: Database, adminId: string, id: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const [removed] = await deleteSynonym(transaction, { id });
    if (!removed) throw new DomainError("not-found");
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "synonym.remove",
      subject: { kind: "synonym", id },
      before: { words: removed.words },
    });
  });
}
