import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({ proposalId: z.uuid() });

/** Tells a guest that their proposed table was declined. An approved one is told by the mail of the offered seat. */
export const tableMailJob: Job<z.infer<typeof schema>> = { name: "table-mail", schema };

export const tableMailKey = (proposalId: string): string => `table-mail:${proposalId}`;
