import { contentKindSchema } from "@takujo/contracts/content/editing/content-kinds";
import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({
  kind: contentKindSchema,
  itemId: z.uuid(),
  /** The time that the draft is scheduled for; another time is another job. */
  publishAt: z.iso.datetime(),
  /** The person who scheduled it. */
  actorId: z.string(),
});

export type ScheduledPublication = z.infer<typeof schema>;

export const publishContentJob: Job<ScheduledPublication> = { name: "publish-content", schema };
