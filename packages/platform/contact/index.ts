export { findInquiry, type Inquiry } from "./find-inquiry.ts";
export { contactCopyJob, contactNoticeJob } from "./jobs.ts";
export { deleteExpiredProofs } from "./queries.ts";
