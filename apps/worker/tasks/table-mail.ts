import { findMailedProposal, tableMailJob } from "@takujo/booking/tables/index";
import { siteIn } from "@takujo/contracts/locale";
import { tableDeclinedMail } from "@takujo/email/reservation/table-mail";
import { type MailTaskContext, mailKeyOf, replyAddress, taskFor } from "./task.ts";

/** Reads the proposal again, so that outdated mails are not sent. */
export const tableMailTask = (context: MailTaskContext) =>
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
