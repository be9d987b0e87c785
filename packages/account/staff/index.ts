export { findMailedInvitation } from "./find-mailed-invitation.ts";
export { createInvitationToken } from "./invitation-token.ts";
export { lapseInvitationsOf } from "./invite.ts";
export { staffInvitationMailJob } from "./jobs.ts";
export { deleteOldInvitations } from "./queries.ts";
