import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { deleteMessage, lockMessage } from "./queries.ts";

/** What was sent stays. */
export function discardDraft(db: Database, adminId: string, messageId: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const [before] = await lockMessage(transaction, { id: messageId });
    if (!before) throw new DomainError("not-found");
    if (before.state !== "draft") throw new DomainError("changed-meanwhile");
    await deleteMessage(transaction, { id: messageId });
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "message.discard",
      subject: { kind: "message", id: messageId },
    });
  });
}
