import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({});

/**
 * Sends notices of new events for a moment, and asks for the next moment. In the queue of the messages, and taken last: whatever
 * else is due goes first.
 */
export const eventNoticeJob: Job<z.infer<typeof schema>> = {
  name: "event-notice",
  schema,
  queue: "message-mail",
  priority: 30,
};

/** One at a time is enough. */
export const eventNoticeKey = eventNoticeJob.name;
