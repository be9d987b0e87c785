import {
  createInvitationToken,
  findMailedInvitation,
  staffInvitationMailJob,
} from "@takujo/account/staff/index";
import { findMailedHelp, receptionHelpMailJob } from "@takujo/booking/door/index";
import { staffInvitationLink } from "@takujo/contracts/account/staff-invitation-mail";
import { receptionLink } from "@takujo/contracts/booking/reservation/reservation-links";
import { staffInvitationMail } from "@takujo/email/account/staff-invitation-mail";
import { receptionHelpMail } from "@takujo/email/reception/reception-help-mail";
import { type MailTaskContext, replyAddress, type Tasks, taskFor } from "./task.ts";

/** To people who get a right, at all events or at the door of one. */
export const staffMails = (context: MailTaskContext): Tasks => {
  const { db, mailer, origin, signingSecret, adminUserIds } = context;
  return {
    [staffInvitationMailJob.name]: taskFor(
      "mails",
      staffInvitationMailJob,
      async ({ invitationId, version }, { signal }) => {
        const invitation = await findMailedInvitation(db, { invitationId, version }, adminUserIds);
        if (!invitation) return;
        const token = createInvitationToken({ id: invitationId, version }, signingSecret);
        const link = staffInvitationLink(origin, token, invitation.locale);
        const replyTo = replyAddress(context);
        await mailer.send(staffInvitationMail(invitation, { link, replyTo }), {
          to: invitation.email,
          replyTo,
          // Sending again makes a new mail with a new link.
          key: `${staffInvitationMailJob.name}:${invitationId}:${version}`,
          signal,
        });
      },
    ),

    [receptionHelpMailJob.name]: taskFor(
      "mails",
      receptionHelpMailJob,
      async ({ eventId, userId }, job) => {
        const help = await findMailedHelp(db, { eventId, userId });
        if (!help) return;
        const replyTo = replyAddress(context);
        const link = receptionLink(origin, eventId, help.locale);
        await mailer.send(receptionHelpMail(help, { link, replyTo }), {
          to: help.email,
          replyTo,
          // The right may be granted, withdrawn and granted again, each with its own mail.
          key: `${receptionHelpMailJob.name}:${job.id}:${help.isGranted ? "granted" : "ended"}`,
          signal: job.signal,
        });
      },
    ),
  };
};
