import { messageMail } from "@takujo/email/message/message-mail";
import { findTest, messageTestJob, noteTest } from "@takujo/inbox/message/index";
import { mailKeyOf, replyAddress, type TaskContext, taskFor } from "./task.ts";

/** The organizer gets what one of the guests would get. */
export const messageTestTask = ({ db, mailer, origin, organizer }: TaskContext) =>
  taskFor(messageTestJob, async (asked, job) => {
    const found = await findTest(db, asked);
    if (!found) return;
    const replyTo = replyAddress({ organizer });
    const mail = messageMail(found.mailed, { origin, replyTo }, { isTest: true });
    const refusal = await mailer.send(mail, { to: found.to, replyTo, key: mailKeyOf(job) });
    if (!refusal) await noteTest(db, { id: asked.messageId, now: new Date() });
  });
