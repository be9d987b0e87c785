import type { Database } from "@takujo/runtime/database/database";
import { findInquiry, type Inquiry } from "../contact/index.ts";
import { selectAnswer } from "./queries.ts";

export interface InquiryAnswer {
  inquiryId: string;
  inquiry: Inquiry;
  body: string;
  senderEmail: string | null;
  attachments: string[];
}

/** For the notice. Null if the inquiry has been deleted. */
export async function findAnswer(db: Database, messageId: string): Promise<InquiryAnswer | null> {
  const [answer] = await selectAnswer(db, { id: messageId });
  const inquiry = answer && (await findInquiry(db, answer.inquiry_id));
  if (!inquiry) return null;
  const { inquiry_id: inquiryId, body, sender_email: senderEmail, attachments } = answer;
  return { inquiryId, inquiry, body, senderEmail, attachments };
}
