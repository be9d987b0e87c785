import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const messageSchema = z.object({ messageId: z.uuid() });

/**
 * Sends mails of a message for one slice of time, and enqueues the next slice. Messages share one queue with the lowest
 * priority, so that they never occupy more than one job and everything else goes first.
 */
export const messageMailJob: Job<z.infer<typeof messageSchema>> = {
  name: "message-mail",
  schema: messageSchema,
  queue: "message-mail",
  priority: 10,
};

/** Newsletters share the queue, behind messages to guests. */
const newsletterMailJob = { ...messageMailJob, priority: 20 };

export const mailJobOf = ({ event_id }: { event_id: string | null }) =>
  event_id === null ? newsletterMailJob : messageMailJob;

export const messageMailKey = (messageId: string) => `${messageMailJob.name}:${messageId}`;

const testSchema = z.object({
  messageId: z.uuid(),
  /** The recipient it is an example of: a reservation or, for a newsletter, an account. */
  personId: z.string(),
  /** The organizer who gets it. */
  userId: z.string(),
  /** The organizer has no right to see guests. */
  isNameless: z.boolean().optional(),
});

export const messageTestJob: Job<z.infer<typeof testSchema>> = {
  name: "message-test",
  schema: testSchema,
};
