import type { Database } from "@takujo/runtime/database/database";
import { contactCopyJob, findInquiry, type Inquiry } from "../contact/index.ts";
import { replyKey } from "./jobs.ts";
import { selectReply } from "./queries.ts";

export interface InquiryReply {
  inquiry: Inquiry;
  body: string;
  /** Keys of the mails in its thread, oldest first. */
  follows: string[];
}

/** For the mail. Null if the inquiry has been deleted. */
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
