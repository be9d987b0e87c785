import { contactReply } from "@takujo/email/contact/contact-reply";
import { findReply, inquiryReplyJob } from "@takujo/inbox/inquiry/index";
import { answersTo } from "./answers-to.ts";
import { mailKeyOf, type TaskContext, taskFor } from "./task.ts";

export const inquiryReplyTask = (context: TaskContext) =>
  taskFor(inquiryReplyJob, async ({ messageId }, job) => {
    const reply = await findReply(context.db, messageId);
    if (!reply) return;
    const { replyTo, shownAddress } = answersTo(context, reply.inquiry);
    await context.mailer.send(contactReply(reply, { shownAddress }), {
      to: reply.inquiry.email,
      replyTo,
      key: mailKeyOf(job),
      follows: reply.follows,
      isWrittenByHand: true,
    });
  });
