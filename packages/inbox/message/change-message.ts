import type { MessageReceipt } from "@takujo/contracts/inbox/message";
import type { MessageState } from "@takujo/contracts/inbox/message-form";
import type { JsonObject } from "@takujo/db/schema";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { inTransaction } from "@takujo/runtime/database/in-transaction";
import { DomainError } from "@takujo/runtime/domain-error";
import { type LockedMessage, lockMessage } from "./queries.ts";

interface MessageAction {
  adminId: string;
  messageId: string;
  action:
    | "message.save"
    | "message.test"
    | "message.send"
    | "message.take-back"
    | "message.stop"
    | "message.resend";
  reason?: string | undefined;
}

interface ReceiptRow {
  id: string;
  state: string;
  version: number;
  send_at: Date | null;
}

export const presentReceipt = ({ id, state, version, send_at }: ReceiptRow): MessageReceipt => ({
  id,
  state: state as MessageState,
  version,
  sendAt: send_at?.toISOString() ?? null,
});

/**
 * Serializes what is done to a message. `act` returns the row afterwards and what the audit log says of it, or null if the same was
 * done before: then nothing happens, and the answer is the same again.
 */
export function changeMessage(
  db: Database,
  { adminId, messageId, action, reason }: MessageAction,
  act: (
    before: LockedMessage,
    transaction: DatabaseTransaction,
  ) => Promise<{ row: ReceiptRow; after?: JsonObject } | null>,
): Promise<MessageReceipt> {
  return inTransaction(db, async (transaction) => {
    const [before] = await lockMessage(transaction, { id: messageId });
    if (!before) throw new DomainError("not-found");
    const done = await act(before, transaction);
    if (!done) return presentReceipt(before);
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action,
      subject: { kind: "message", id: messageId },
      before: { state: before.state },
      after: { state: done.row.state, ...done.after },
      reason,
    });
    return presentReceipt(done.row);
  });
}
