export { createInvitationToken, findMailedInvitation, lapseInvitationsOf } from "./invitations.ts";
export { staffInvitationMailJob } from "./jobs.ts";
export { deleteOldInvitations } from "./queries.ts";
