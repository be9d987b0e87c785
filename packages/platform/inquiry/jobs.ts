import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({ messageId: z.uuid() });

/** The mail of a reply. */
export const inquiryReplyJob: Job<z.infer<typeof schema>> = { name: "inquiry-reply", schema };

/** Names the mail of a reply for good: those after it refer to it. */
export const replyKey = (messageId: string) => `${inquiryReplyJob.name}:${messageId}`;
