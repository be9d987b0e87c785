import { contactReply } from "@takujo/email/contact/contact-reply";
import { findReply, inquiryReplyJob } from "@takujo/inbox/inquiry/index";
import { mailKeyOf, type TaskContext, taskFor } from "./task.ts";

export const inquiryReplyTask = ({ db, mailer, organizer }: TaskContext) =>
  taskFor(inquiryReplyJob, async ({ messageId }, job) => {
    const reply = await findReply(db, messageId);
    if (!reply) return;
    await mailer.send(contactReply(reply, { replyTo: organizer.email }), {
      to: reply.inquiry.email,
      replyTo: organizer.email,
      key: mailKeyOf(job),
      follows: reply.follows,
      isWrittenByHand: true,
    });
  });
