import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({ deviceId: z.uuid() });

/** A push that somebody sends to their own device, to see one. */
export const pushTrialJob: Job<z.infer<typeof schema>> = { name: "push-trial", schema };
