import type { Database } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { inquiryAnswerNoticeJob } from "./jobs.ts";
import { insertAnswer, lockInquiryByReceipt, selectAnswers, updateInquiry } from "./queries.ts";

export interface MailedAnswer {
  receipt: string;
  /** The same however often the mail is read. */
  mailId: string;
  /** Empty if it has none. */
  senderEmail: string;
  text: string;
  attachments: string[];
}

/** Beyond it, somebody is filling the thread. */
const mostPerDay = 50;
const longestText = 10_000;

/** Stores what somebody answered by mail, together with the notice to the organizer. A closed inquiry is open again. */
export function receiveAnswer(
  db: Database,
  { receipt, mailId, senderEmail, text, attachments }: MailedAnswer,
): Promise<"stored" | "known" | "no-inquiry" | "too-many"> {
  return db.transaction().execute(async (transaction) => {
    const [inquiry] = await lockInquiryByReceipt(transaction, { receipt });
    if (!inquiry) return "no-inquiry";
    const { id: inquiryId, assignee_id: assigneeId, email } = inquiry;
    const [earlier] = await selectAnswers(transaction, { inquiryId, mailId });
    if (earlier?.is_known) return "known";
    if (earlier && earlier.recent >= mostPerDay) return "too-many";
    const body =
      text.length > longestText ? `${text.slice(0, longestText).toWellFormed()}\n…` : text;
    const answer = {
      inquiryId,
      mailId,
      body,
      senderEmail: otherThan(email, senderEmail),
      attachments,
    };
    const [stored] = await insertAnswer(transaction, answer);
    if (!stored) return "known";
    const state = assigneeId ? "open" : "new";
    await updateInquiry(transaction, { id: inquiryId, state, assigneeId });
    const messageId = stored.id;
    const jobKey = `${inquiryAnswerNoticeJob.name}:${messageId}`;
    await enqueue(transaction, inquiryAnswerNoticeJob, { messageId }, { jobKey });
    return "stored";
  });
}

const otherThan = (known: string, sender: string) =>
  sender && sender.toLowerCase() !== known.toLowerCase() ? sender : null;
