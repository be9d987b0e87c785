import { answerNotice } from "@takujo/email/contact/answer-notice";
import { findAnswer, inquiryAnswerNoticeJob } from "@takujo/inbox/inquiry/index";
import { mailKeyOf, type TaskContext, taskFor } from "./task.ts";

export const inquiryAnswerNoticeTask = ({ db, mailer, organizer, origin }: TaskContext) =>
  taskFor(inquiryAnswerNoticeJob, async ({ messageId }, job) => {
    const answer = await findAnswer(db, messageId);
    if (!answer) return;
    const { locale, email } = organizer;
    const link = `${origin}/admin/inquiry/${answer.inquiryId}`;
    await mailer.send(answerNotice(answer, { locale, link }), {
      to: email,
      replyTo: answer.inquiry.email,
      key: mailKeyOf(job),
    });
  });
