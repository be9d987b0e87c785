import {
  answerNotice,
  contactCopy,
  contactNotice,
  contactReply,
} from "@takujo/email/contact/contact-mails";
import { contactCopyJob, contactNoticeJob, findInquiry } from "@takujo/inbox/contact/index";
import {
  answerAddress,
  findAnswer,
  findReply,
  inquiryAnswerNoticeJob,
  inquiryReplyJob,
} from "@takujo/inbox/inquiry/index";
import { type MailTaskContext, mailKeyOf, replyAddress, type Tasks, taskFor } from "./task.ts";

/** To the person who wrote, and to the organizer. */
export const inquiryMails = (context: MailTaskContext): Tasks => {
  const { db, mailer, organizer, origin } = context;
  return {
    [contactCopyJob.name]: taskFor("mails", contactCopyJob, async ({ inquiryId }, job) => {
      const inquiry = await findInquiry(db, inquiryId);
      if (!inquiry) return;
      const { replyTo, shownAddress } = answersTo(context, inquiry);
      await mailer.send(contactCopy(inquiry, { shownAddress }), {
        to: inquiry.email,
        replyTo,
        key: mailKeyOf(job),
        signal: job.signal,
      });
    }),

    [contactNoticeJob.name]: taskFor("mails", contactNoticeJob, async ({ inquiryId }, job) => {
      const inquiry = await findInquiry(db, inquiryId);
      if (!inquiry) return;
      await mailer.send(contactNotice(inquiry, organizer), {
        to: organizer.email,
        replyTo: inquiry.email,
        key: mailKeyOf(job),
        signal: job.signal,
      });
    }),

    [inquiryReplyJob.name]: taskFor("mails", inquiryReplyJob, async ({ messageId }, job) => {
      const reply = await findReply(db, messageId);
      if (!reply) return;
      const { replyTo, shownAddress } = answersTo(context, reply.inquiry);
      await mailer.send(contactReply(reply, { shownAddress }), {
        to: reply.inquiry.email,
        replyTo,
        key: mailKeyOf(job),
        signal: job.signal,
        follows: reply.follows,
        isWrittenByHand: true,
      });
    }),

    [inquiryAnswerNoticeJob.name]: taskFor(
      "mails",
      inquiryAnswerNoticeJob,
      async ({ messageId }, job) => {
        const answer = await findAnswer(db, messageId);
        if (!answer) return;
        const { locale, email } = organizer;
        const link = `${origin}/admin/inquiry/${answer.inquiryId}`;
        await mailer.send(answerNotice(answer, { locale, link }), {
          to: email,
          replyTo: answer.inquiry.email,
          key: mailKeyOf(job),
          signal: job.signal,
        });
      },
    ),
  };
};

/** Reply address for an inquiry: its thread if there is a mailbox for answers, or else the organizer. */
function answersTo(
  { organizer, inquiryMailbox, signingSecret }: MailTaskContext,
  { receipt }: { receipt: string },
) {
  const address = replyAddress({ organizer });
  return inquiryMailbox
    ? {
        replyTo: answerAddress(inquiryMailbox.address, receipt, signingSecret),
        // Too long to be read out, so the mail says that one can simply reply.
        shownAddress: null,
      }
    : { replyTo: address, shownAddress: address };
}
