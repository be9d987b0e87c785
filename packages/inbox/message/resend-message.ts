import type { MessageReceipt, MessageResend } from "@takujo/contracts/inbox/message";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { changeMessage } from "./change-message.ts";
import { retryFailed } from "./delivery/queries.ts";
import { mailJobOf, messageMailKey } from "./jobs.ts";
import { updateState } from "./queries.ts";

/** Sends again what failed, to one person or to all of them. Whoever got the mail gets none. */
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
