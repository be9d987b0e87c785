import { contactCopy } from "@takujo/email/contact/contact-copy";
import { contactCopyJob, findInquiry } from "@takujo/inbox/contact/index";
import { answersTo } from "./answers-to.ts";
import { mailKeyOf, type TaskContext, taskFor } from "./task.ts";

export const contactCopyTask = (context: TaskContext) =>
  taskFor(contactCopyJob, async ({ inquiryId }, job) => {
    const inquiry = await findInquiry(context.db, inquiryId);
    if (!inquiry) return;
    const { replyTo, shownAddress } = answersTo(context, inquiry);
    await context.mailer.send(contactCopy(inquiry, { shownAddress }), {
      to: inquiry.email,
      replyTo,
      key: mailKeyOf(job),
    });
  });
