export { answerAddress, longestMailboxName, receiptIn } from "./answer-address.ts";
export { findAnswer } from "./find-answer.ts";
export { findReply } from "./find-reply.ts";
export { inquiryAnswerNoticeJob, inquiryReplyJob } from "./jobs.ts";
export { receiveAnswer } from "./receive-answer.ts";
