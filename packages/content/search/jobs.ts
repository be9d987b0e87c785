import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

/** Without a payload: outdated items are in their own table. */
export const indexSearchJob: Job<object> = { name: "index-search", schema: z.object({}) };
