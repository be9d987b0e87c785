import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({ messageId: z.uuid() });

/** Sends the mail of a reply. */
export const inquiryReplyJob: Job<z.infer<typeof schema>> = { name: "inquiry-reply", schema };

/** Tells the organizer that an answer came by mail. */
export const inquiryAnswerNoticeJob: Job<z.infer<typeof schema>> = {
  name: "inquiry-answer-notice",
  schema,
};

/** Identifies the mail of a reply; later mails refer to it. */
export const replyKey = (messageId: string) => `${inquiryReplyJob.name}:${messageId}`;
