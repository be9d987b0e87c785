export { inquiryAnswerNoticeJob, inquiryReplyJob } from "./jobs.ts";
export {
  answerAddress,
  findAnswer,
  findReply,
  maxMailboxNameLength,
  receiptIn,
  receiveAnswer,
} from "./mailed-answers.ts";
