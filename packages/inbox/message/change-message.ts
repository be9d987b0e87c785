import type { MessageDraft, MessageReceipt } from "@takujo/contracts/inbox/message";
import type { MessageState } from "@takujo/contracts/inbox/message-form";
import type { JsonObject } from "@takujo/db/schema";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import {
  type Database,
  type DatabaseTransaction,
  inTransaction,
} from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import {
  deleteMessage,
  insertMessage,
  insertNewsletter,
  type LockedMessage,
  lockMessage,
  updateDraft,
} from "./queries.ts";

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

const presentReceipt = ({ id, state, version, send_at }: ReceiptRow): MessageReceipt => ({
  id,
  state: state as MessageState,
  version,
  sendAt: send_at?.toISOString() ?? null,
});

/**
 * Serializes changes to a message. `act` returns the new row and its audit details, or null if the same change was made before:
 * then nothing happens, and the answer is repeated.
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

/** A newsletter goes to all subscribers. */
const noAudience = { sessionId: null, segments: [], calls: false };

/** Refuses an outdated version: another organizer has changed or sent the message. */
export function saveDraft(
  db: Database,
  adminId: string,
  messageId: string,
  { version, ...values }: MessageDraft,
  now = new Date(),
): Promise<MessageReceipt> {
  return changeMessage(
    db,
    { adminId, messageId, action: "message.save" },
    async (before, transaction) => {
      if (before.state !== "draft" || before.version !== version) {
        throw new DomainError("changed-meanwhile");
      }
      const chosen =
        before.event_id === null
          ? noAudience
          : { ...values, segments: [...new Set(values.segments)] };
      const draft = { id: messageId, ...values, ...chosen, madeById: adminId, now };
      const [row] = await updateDraft(transaction, draft);
      if (!row) throw new DomainError("invalid-input", "The session is not one of the event's.");
      return { row, after: { segments: chosen.segments, sessionId: chosen.sessionId } };
    },
  );
}

/** Sent messages cannot be deleted. */
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
