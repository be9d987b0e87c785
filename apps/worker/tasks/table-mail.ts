import { findMailedProposal, tableMailJob } from "@takujo/booking/proposed-table/index";
import { siteIn } from "@takujo/contracts/locale";
import { tableDeclinedMail } from "@takujo/email/reservation/table-mail";
import { mailKeyOf, replyAddress, type TaskContext, taskFor } from "./task.ts";

/** Reads the proposal again, so that nobody is told what is not true any more. */
export const tableMailTask = (context: TaskContext) =>
  taskFor(tableMailJob, async ({ proposalId }, job) => {
    const { db, mailer, origin } = context;
    const proposal = await findMailedProposal(db, proposalId);
    if (!proposal?.email) return;
    const { email, locale, event } = proposal;
    const replyTo = replyAddress(context);
    const page = `${siteIn(origin, locale)}/event/${event.slug}`;
    const mail = tableDeclinedMail(proposal, { page, replyTo });
    await mailer.send(mail, { to: email, replyTo, key: mailKeyOf(job) });
  });
