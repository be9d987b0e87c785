import { afterQuietHours } from "@takujo/booking/seat-gate/index";
import type { MessageReceipt, MessageSend } from "@takujo/contracts/inbox/message";
import { scheduleDays, takeBackSeconds } from "@takujo/contracts/inbox/message-form";
import { faultsOf } from "@takujo/contracts/inbox/message-text";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { countReaders } from "../newsletter/index.ts";
import { insertRecipients } from "./audience/queries.ts";
import { chosenBy, isForGuests } from "./audience/read-audience.ts";
import { changeMessage } from "./change-message.ts";
import { mailJobOf, messageMailKey } from "./jobs.ts";
import { type LockedMessage, updateState } from "./queries.ts";

const oneDay = 24 * 3_600_000;

/**
 * Fixes which guests the message goes to, in the same transaction in which it stops being a draft; the readers of a newsletter are
 * fixed when it begins. Sent twice, by a double tap or from two tabs, it is sent once: the second finds the version that the first made.
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
      demandSendable(message);
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

function demandSendable(message: LockedMessage) {
  const { segments, subject_ja, body_ja, subject_en, body_en } = message;
  const written = {
    isNewsletter: !isForGuests(message),
    segments,
    subjectJa: subject_ja,
    bodyJa: body_ja,
    subjectEn: subject_en,
    bodyEn: body_en,
  };
  // Whether anybody is there is known when they are fixed.
  const [fault] = faultsOf(written, 1);
  if (fault) throw refusal(fault);
}

const refusal = (reason: string) =>
  new DomainError("invalid-input", `The message cannot be sent: ${reason}.`, { reason });

/** Not before it can no longer be taken back, and not in quiet hours, unless it must be. */
function momentOf(at: string | null, isUrgent: boolean, now: Date): Date {
  const soonest = now.getTime() + takeBackSeconds * 1_000;
  const wanted = at === null ? soonest : Date.parse(at);
  if (wanted < now.getTime() || wanted > now.getTime() + scheduleDays * oneDay) {
    throw refusal("moment");
  }
  const moment = Math.max(soonest, wanted);
  return new Date(isUrgent ? moment : afterQuietHours(moment));
}
