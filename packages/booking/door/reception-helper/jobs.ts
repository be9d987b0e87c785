import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({ eventId: z.uuid(), userId: z.string() });

/** Tells a person whether they may work the reception of an event, as of the moment of sending. */
export const receptionHelpMailJob: Job<z.infer<typeof schema>> = {
  name: "reception-help-mail",
  schema,
};

/** One job per person and event, so withdrawing the right replaces the mail that grants it. */
export const helpMailKey = (eventId: string, userId: string) =>
  `${receptionHelpMailJob.name}:${eventId}:${userId}`;
