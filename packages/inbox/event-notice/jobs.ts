import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({});

/**
 * Sends notices of new events for one slice of time, and enqueues the next slice. In the queue of the messages with the lowest
 * priority.
 */
export const eventNoticeJob: Job<z.infer<typeof schema>> = {
  name: "event-notice",
  schema,
  queue: "message-mail",
  priority: 30,
};

/** One at a time is enough. */
export const eventNoticeKey = eventNoticeJob.name;
