import { messageMail, withoutPerson } from "@takujo/email/message/message-mail";
import { findTest, messageTestJob, noteTest } from "@takujo/inbox/message/index";
import { withLinks } from "./message-mail.ts";
import { mailKeyOf, replyAddress, type TaskContext, taskFor } from "./task.ts";

/** The organizer gets what one of the people would get. Whoever tries the link that stops newsletters stops their own. */
export const messageTestTask = (context: TaskContext) =>
  taskFor(messageTestJob, async (asked, job) => {
    const { db, mailer, origin } = context;
    const found = await findTest(db, asked);
    if (!found) return;
    const replyTo = replyAddress(context);
    const linked = withLinks(context, found.mailed, asked.userId);
    const message = asked.isNameless ? withoutPerson(linked) : linked;
    const mail = messageMail(message, { origin, replyTo }, { isTest: true });
    const refusal = await mailer.send(mail, { to: found.to, replyTo, key: mailKeyOf(job) });
    if (!refusal) await noteTest(db, { id: asked.messageId, now: new Date() });
  });
