import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { deleteRecipients } from "./delivery/queries.ts";
import { type LockedMessage, lockMessage, selectPlannedBy, updateState } from "./queries.ts";

/** Makes a draft of a planned message again, for others to send: whoever planned it may not any more. */
export async function lapseMessage(
  transaction: DatabaseTransaction,
  { id, made_by_id: madeById, state }: LockedMessage,
  now: Date,
): Promise<void> {
  await deleteRecipients(transaction, { messageId: id });
  const values = { id, state: "draft", madeById, now };
  await updateState(transaction, { ...values, sendAt: null, urgentReason: null });
  await insertAuditEntry(transaction, {
    actorId: madeById,
    action: "message.lapse",
    subject: { kind: "message", id },
    before: { state },
    after: { state: "draft" },
  });
}

export async function lapseMessagesOf(
  db: Database,
  userId: string,
  now = new Date(),
): Promise<void> {
  for (const { id } of await selectPlannedBy(db, { userId })) {
    await db.transaction().execute(async (transaction) => {
      const [message] = await lockMessage(transaction, { id });
      // Somebody else may have taken it back and sent it meanwhile.
      if (message?.state !== "planned" || message.made_by_id !== userId) return;
      await lapseMessage(transaction, message, now);
    });
  }
}
