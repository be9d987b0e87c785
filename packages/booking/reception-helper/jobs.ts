import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({ eventId: z.uuid(), userId: z.string() });

/** Tells somebody whether they may work the reception of an event, as it is when the mail is sent. */
export const receptionHelpMailJob: Job<z.infer<typeof schema>> = {
  name: "reception-help-mail",
  schema,
};

/** One for each person and event: a right that is taken back at once replaces the mail of the grant. */
export const helpMailKey = (eventId: string, userId: string) =>
  `${receptionHelpMailJob.name}:${eventId}:${userId}`;
