import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({ deviceId: z.uuid() });

/** A sample push to the person's own device. */
export const pushTrialJob: Job<z.infer<typeof schema>> = { name: "push-trial", schema };
