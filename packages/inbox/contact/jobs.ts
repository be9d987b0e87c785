import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({ inquiryId: z.uuid() });
type InquiryJob = Job<z.infer<typeof schema>>;

/** The copy for the sender. */
export const contactCopyJob: InquiryJob = { name: "contact-copy", schema };

/** The notice for the organizer. */
export const contactNoticeJob: InquiryJob = { name: "contact-notice", schema };
