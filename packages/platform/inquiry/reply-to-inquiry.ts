import type { InquiryReceipt } from "@takujo/contracts/platform/inquiry";
import type { Database } from "@takujo/runtime/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { changeInquiry } from "./change-inquiry.ts";
import { inquiryReplyJob, replyKey } from "./jobs.ts";
import { insertMessage } from "./queries.ts";

interface Reply {
  inquiryId: string;
  body: string;
}

/** The reply and its mail are written together. Who replies first looks after the inquiry from then on. */
export function replyToInquiry(
  db: Database,
  adminId: string,
  { inquiryId, body }: Reply,
): Promise<InquiryReceipt> {
  const deed = { adminId, inquiryId, action: "inquiry.reply" } as const;
  return changeInquiry(db, deed, async ({ assigneeId }, transaction) => {
    const message = { inquiryId, kind: "reply", body, madeById: adminId } as const;
    const [kept] = await insertMessage(transaction, message);
    const messageId = kept?.id ?? "";
    const jobKey = replyKey(messageId);
    await enqueue(transaction, inquiryReplyJob, { messageId }, { jobKey });
    return { state: "answered", assigneeId: assigneeId ?? adminId, messageId };
  });
}
