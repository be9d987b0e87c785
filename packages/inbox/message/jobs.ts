import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const messageSchema = z.object({ messageId: z.uuid() });

/**
 * Sends mails of a message for a moment, and asks for the next moment. Messages share one queue and are taken last: however many
 * mails wait, they occupy one worker's hand, and whatever else is due goes first.
 */
export const messageMailJob: Job<z.infer<typeof messageSchema>> = {
  name: "message-mail",
  schema: messageSchema,
  queue: "message-mail",
  priority: 10,
};

/** Newsletters share the queue, and let messages to guests go first. */
const newsletterMailJob = { ...messageMailJob, priority: 20 };

export const mailJobOf = ({ event_id }: { event_id: string | null }) =>
  event_id === null ? newsletterMailJob : messageMailJob;

export const messageMailKey = (messageId: string) => `${messageMailJob.name}:${messageId}`;

const testSchema = z.object({
  messageId: z.uuid(),
  /** Whose mail it is an example of: a reservation or, for a newsletter, an account. */
  personId: z.string(),
  /** Who gets it: the organizer. */
  userId: z.string(),
  /** Whoever gets it may not see who comes. */
  isNameless: z.boolean().optional(),
});

export const messageTestJob: Job<z.infer<typeof testSchema>> = {
  name: "message-test",
  schema: testSchema,
};
