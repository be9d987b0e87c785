import { contentKindSchema } from "@takujo/contracts/platform/editing/content-kinds";
import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({
  kind: contentKindSchema,
  itemId: z.uuid(),
  /** As the draft says it; for another hour there is another job. */
  publishAt: z.iso.datetime(),
  /** Who wants it so. */
  actorId: z.string(),
});

export type ScheduledPublication = z.infer<typeof schema>;

export const publishContentJob: Job<ScheduledPublication> = { name: "publish-content", schema };
