import { contactNotice } from "@takujo/email/contact/contact-notice";
import { contactNoticeJob, findInquiry } from "@takujo/inbox/contact/index";
import { mailKeyOf, type TaskContext, taskFor } from "./task.ts";

export const contactNoticeTask = ({ db, mailer, organizer }: TaskContext) =>
  taskFor(contactNoticeJob, async ({ inquiryId }, job) => {
    const inquiry = await findInquiry(db, inquiryId);
    if (!inquiry) return;
    await mailer.send(contactNotice(inquiry, organizer), {
      to: organizer.email,
      replyTo: inquiry.email,
      key: mailKeyOf(job),
    });
  });
