import { contactCopy } from "@takujo/email/contact/contact-copy";
import { contactCopyJob, findInquiry } from "@takujo/inbox/contact/index";
import { mailKeyOf, type TaskContext, taskFor } from "./task.ts";

export const contactCopyTask = ({ db, mailer, organizer }: TaskContext) =>
  taskFor(contactCopyJob, async ({ inquiryId }, job) => {
    const inquiry = await findInquiry(db, inquiryId);
    if (!inquiry) return;
    await mailer.send(contactCopy(inquiry, { replyTo: organizer.email }), {
      to: inquiry.email,
      replyTo: organizer.email,
      key: mailKeyOf(job),
    });
  });
