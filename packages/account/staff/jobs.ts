import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({ invitationId: z.uuid(), version: z.number().int() });

/** Sends the link of an invitation, unless it was resent, accepted or withdrawn meanwhile. */
export const staffInvitationMailJob: Job<z.infer<typeof schema>> = {
  name: "staff-invitation-mail",
  schema,
};

/** One job per invitation: sending again replaces a mail that has not gone out. */
export const invitationMailKey = (invitationId: string) =>
  `${staffInvitationMailJob.name}:${invitationId}`;
