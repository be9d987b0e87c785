import type { MessageReceipt } from "@takujo/contracts/inbox/message";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentReceipt } from "./change-message.ts";
import { insertMessage, insertNewsletter } from "./queries.ts";

/** For the guests of an event or, without one, a newsletter. */
export async function createDraft(
  transaction: DatabaseTransaction,
  adminId: string,
  eventId: string | null,
): Promise<MessageReceipt> {
  const [row] = eventId
    ? await insertMessage(transaction, { eventId, madeById: adminId })
    : await insertNewsletter(transaction, { madeById: adminId });
  if (!row) throw new DomainError("not-found");
  await insertAuditEntry(transaction, {
    actorId: adminId,
    action: "message.create",
    subject: { kind: "message", id: row.id },
    after: { eventId },
  });
  return presentReceipt(row);
}
