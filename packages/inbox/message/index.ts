export { type Delivery, deliverNext, type MailToDeliver } from "./delivery/deliver-next.ts";
export { endSlice } from "./delivery/end-slice.ts";
export { startMessage } from "./delivery/start-message.ts";
export type { MailedMessage } from "./find-mailed-message.ts";
export { findTest } from "./find-test.ts";
export { messageMailJob, messageTestJob } from "./jobs.ts";
export { lapseMessagesOf } from "./lapse-message.ts";
export type { PreviewMessageMail } from "./preview-message.ts";
export { noteTest } from "./queries.ts";
