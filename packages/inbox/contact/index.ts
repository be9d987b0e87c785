export { findInquiry } from "./find-inquiry.ts";
export { contactCopyJob, contactNoticeJob } from "./jobs.ts";
export type { Inquiry } from "./present.ts";
export { deleteExpiredProofs } from "./queries.ts";
