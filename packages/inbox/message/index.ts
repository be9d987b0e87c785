export {
  type Delivery,
  deliverNext,
  endSlice,
  type MailToDeliver,
} from "./delivery/deliver-next.ts";
export { lapseMessagesOf, startMessage } from "./delivery/start-message.ts";
export type { MailedMessage } from "./find-mailed-message.ts";
export { messageMailJob, messageTestJob } from "./jobs.ts";
export type { PreviewMessageMail } from "./preview-message.ts";
export { noteTest } from "./queries.ts";
export { findTest } from "./test-message.ts";
