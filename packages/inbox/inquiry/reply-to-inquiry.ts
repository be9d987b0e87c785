import type { InquiryReceipt } from "@takujo/contracts/inbox/inquiry";
import type { Database } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { changeInquiry } from "./change-inquiry.ts";
import { inquiryReplyJob, replyKey } from "./jobs.ts";
import { insertMessage } from "./queries.ts";

interface Reply {
  inquiryId: string;
  body: string;
}

/** Stores the reply together with its mail. The first person to reply becomes the assignee. */
export function replyToInquiry(
  db: Database,
  adminId: string,
  { inquiryId, body }: Reply,
): Promise<InquiryReceipt> {
  const change = { adminId, inquiryId, action: "inquiry.reply" } as const;
  return changeInquiry(db, change, async ({ assigneeId }, transaction) => {
    const message = { inquiryId, kind: "reply", body, madeById: adminId } as const;
    const [stored] = await insertMessage(transaction, message);
    const messageId = stored?.id ?? "";
    const jobKey = replyKey(messageId);
    await enqueue(transaction, inquiryReplyJob, { messageId }, { jobKey });
    return { state: "answered", assigneeId: assigneeId ?? adminId, messageId };
  });
}
