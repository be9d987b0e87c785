import {
  createInvitationToken,
  findMailedInvitation,
  staffInvitationMailJob,
} from "@takujo/account/staff/index";
import { staffInvitationLink } from "@takujo/contracts/account/staff-invitation-mail";
import { staffInvitationMail } from "@takujo/email/account/staff-invitation-mail";
import { replyAddress, type TaskContext, taskFor } from "./task.ts";

export const staffInvitationMailTask = (context: TaskContext) =>
  taskFor(staffInvitationMailJob, async ({ invitationId, version }) => {
    const { db, mailer, organizer, origin, signingSecret, adminUserIds } = context;
    const invitation = await findMailedInvitation(db, { invitationId, version }, adminUserIds);
    if (!invitation) return;
    const token = createInvitationToken({ id: invitationId, version }, signingSecret);
    const link = staffInvitationLink(origin, token, invitation.locale);
    const replyTo = replyAddress({ organizer });
    await mailer.send(staffInvitationMail(invitation, { link, replyTo }), {
      to: invitation.email,
      replyTo,
      // Sent again it is another mail, with another link.
      key: `${staffInvitationMailJob.name}:${invitationId}:${version}`,
    });
  });
