import type { MessageReceipt } from "@takujo/contracts/inbox/message";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentReceipt } from "./change-message.ts";
import { insertMessage } from "./queries.ts";

export async function createDraft(
  transaction: DatabaseTransaction,
  adminId: string,
  eventId: string,
): Promise<MessageReceipt> {
  const [row] = await insertMessage(transaction, { eventId, madeById: adminId });
  if (!row) throw new DomainError("not-found");
  await insertAuditEntry(transaction, {
    actorId: adminId,
    action: "message.create",
    subject: { kind: "message", id: row.id },
    after: { eventId },
  });
  return presentReceipt(row);
}
