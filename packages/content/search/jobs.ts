import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

/** Names nothing: what is outdated is on a list of its own. */
export const indexSearchJob: Job<object> = { name: "index-search", schema: z.object({}) };
