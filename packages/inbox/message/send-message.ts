import { afterQuietHours } from "@takujo/booking/seats/index";
import type { MessageReceipt, MessageResend, MessageSend } from "@takujo/contracts/inbox/message";
import { scheduleDays, takeBackSeconds } from "@takujo/contracts/inbox/message-form";
import { faultsOf } from "@takujo/contracts/inbox/message-text";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { countReaders } from "../newsletter/index.ts";
import { insertRecipients } from "./audience/queries.ts";
import { chosenBy, isForGuests } from "./audience/read-audience.ts";
import { changeMessage } from "./change-message.ts";
import { deleteRecipients, retryFailed, skipWaiting } from "./delivery/queries.ts";
import { mailJobOf, messageMailKey } from "./jobs.ts";
import { type LockedMessage, updateState } from "./queries.ts";

const oneDay = 24 * 3_600_000;

/**
 * Stores the recipients in the same transaction that ends the draft; those of a newsletter are stored when it starts. A
 * double tap or a second tab sends it once: the second call gets the first one's answer.
 */
export function sendMessage(
  transaction: DatabaseTransaction,
  adminId: string,
  messageId: string,
  { version, at, urgentReason }: MessageSend,
  now = new Date(),
): Promise<MessageReceipt> {
  const change = { adminId, messageId, action: "message.send" } as const;
  return changeMessage(
    transaction,
    { ...change, ...(urgentReason && { reason: urgentReason }) },
    async (message) => {
      if (message.state !== "draft" && message.version === version + 1) return null;
      if (message.state !== "draft" || message.version !== version) {
        throw new DomainError("changed-meanwhile");
      }
      assertSendable(message);
      const sendAt = momentOf(at, urgentReason !== null, now);
      const { mail, telephone } = await (isForGuests(message)
        ? fixGuests(transaction, message, now)
        : countOfReaders(transaction));
      if (mail + telephone === 0) throw refusal("nobody");
      const [row] = await updateState(transaction, {
        id: messageId,
        state: "planned",
        sendAt,
        urgentReason,
        madeById: adminId,
        now,
      });
      if (!row) throw new DomainError("not-found");
      const jobKey = messageMailKey(messageId);
      await enqueue(transaction, mailJobOf(message), { messageId }, { jobKey, runAt: sendAt });
      return { row, after: { mail, telephone, sendAt: sendAt.toISOString() } };
    },
  );
}

async function fixGuests(
  transaction: DatabaseTransaction,
  message: LockedMessage & { event_id: string },
  now: Date,
) {
  const { id: messageId, calls } = message;
  const chosen = { ...chosenBy(message), messageId, calls, now };
  const ways = await insertRecipients(transaction, chosen);
  const countOf = (way: string) => ways.find((one) => one.way === way)?.count ?? 0;
  return { mail: countOf("mail"), telephone: countOf("telephone") };
}

async function countOfReaders(transaction: DatabaseTransaction) {
  const [readers] = await countReaders(transaction, {});
  return { mail: readers?.mail ?? 0, telephone: 0 };
}

function assertSendable(message: LockedMessage) {
  const { segments, subject_ja, body_ja, subject_en, body_en } = message;
  const written = {
    isNewsletter: !isForGuests(message),
    segments,
    subjectJa: subject_ja,
    bodyJa: body_ja,
    subjectEn: subject_en,
    bodyEn: body_en,
  };
  // Whether there are recipients is known once they are stored.
  const [fault] = faultsOf(written, 1);
  if (fault) throw refusal(fault);
}

const refusal = (reason: string) =>
  new DomainError("invalid-input", `The message cannot be sent: ${reason}.`, { reason });

/** After the time for withdrawing it, and outside quiet hours unless it is urgent. */
function momentOf(at: string | null, isUrgent: boolean, now: Date): Date {
  const soonest = now.getTime() + takeBackSeconds * 1_000;
  const wanted = at === null ? soonest : Date.parse(at);
  if (wanted < now.getTime() || wanted > now.getTime() + scheduleDays * oneDay) {
    throw refusal("moment");
  }
  const moment = Math.max(soonest, wanted);
  return new Date(isUrgent ? moment : afterQuietHours(moment));
}

/** Mails in progress still arrive; pending recipients get none. */
export function stopMessage(
  db: Database,
  adminId: string,
  messageId: string,
  now = new Date(),
): Promise<MessageReceipt> {
  return changeMessage(
    db,
    { adminId, messageId, action: "message.stop" },
    async (message, transaction) => {
      if (message.state === "stopped") return null;
      if (message.state !== "sending") throw new DomainError("not-now");
      const skipped = await skipWaiting(transaction, { messageId, states: ["waiting"], now });
      const { send_at: sendAt, urgent_reason: urgentReason } = message;
      const [row] = await updateState(transaction, {
        id: messageId,
        state: "stopped",
        sendAt,
        urgentReason,
        madeById: adminId,
        now,
      });
      if (!row) throw new DomainError("not-found");
      return { row, after: { left: skipped.length } };
    },
  );
}

/** Turns it back into a draft, unless a worker has started. Its job then finds a draft and does nothing. */
export function takeBack(
  db: Database,
  adminId: string,
  messageId: string,
  now = new Date(),
): Promise<MessageReceipt> {
  return changeMessage(
    db,
    { adminId, messageId, action: "message.take-back" },
    async (message, transaction) => {
      if (message.state === "draft") return null;
      if (message.state !== "planned") throw new DomainError("too-late");
      await deleteRecipients(transaction, { messageId });
      const values = { id: messageId, state: "draft", madeById: adminId, now };
      const [row] = await updateState(transaction, { ...values, sendAt: null, urgentReason: null });
      if (!row) throw new DomainError("not-found");
      return { row };
    },
  );
}

/** Resends failed mails, to one person or to all. Those who got the mail get no second one. */
export function resendMessage(
  db: Database,
  adminId: string,
  messageId: string,
  { recipientId }: MessageResend,
  now = new Date(),
): Promise<MessageReceipt> {
  return changeMessage(
    db,
    { adminId, messageId, action: "message.resend" },
    async (message, transaction) => {
      const waiting = await retryFailed(transaction, { messageId, recipientId, now });
      if (waiting.length === 0) throw new DomainError("not-now");
      const { send_at: sendAt, urgent_reason: urgentReason } = message;
      const [row] = await updateState(transaction, {
        id: messageId,
        state: "sending",
        sendAt,
        urgentReason,
        madeById: adminId,
        now,
      });
      if (!row) throw new DomainError("not-found");
      const jobKey = messageMailKey(messageId);
      await enqueue(transaction, mailJobOf(message), { messageId }, { jobKey });
      return { row, after: { mails: waiting.length } };
    },
  );
}
