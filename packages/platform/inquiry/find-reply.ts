import type { Database } from "@takujo/runtime/database";
import { contactCopyJob, findInquiry, type Inquiry } from "../contact/index.ts";
import { replyKey } from "./jobs.ts";
import { selectReply } from "./queries.ts";

export interface InquiryReply {
  inquiry: Inquiry;
  body: string;
  /** The mails that it follows, oldest first. */
  follows: string[];
}

/** For the mail. Null when the inquiry has been deleted since. */
export async function findReply(db: Database, messageId: string): Promise<InquiryReply | null> {
  const [reply] = await selectReply(db, { id: messageId });
  const inquiry = reply && (await findInquiry(db, reply.inquiry_id));
  if (!inquiry) return null;
  const copy = `${contactCopyJob.name}:${reply.inquiry_id}`;
  return {
    inquiry,
    body: reply.body,
    follows: [copy, ...reply.earlier.map(({ id }) => replyKey(id))],
  };
}
