export { findReply } from "./find-reply.ts";
export { inquiryReplyJob } from "./jobs.ts";
