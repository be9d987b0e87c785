import { contactReply } from "@takujo/email/contact/contact-reply";
import { findReply, inquiryReplyJob } from "@takujo/platform/inquiry/index";
import { mailKeyOf, taskFor, type Workshop } from "./task.ts";

export const inquiryReplyTask = ({ db, mailer, organizer }: Workshop) =>
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
