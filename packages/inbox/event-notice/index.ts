export {
  announceEvents,
  deliverNotices,
  endNoticeSlice,
  type Notice,
  type NoticeDelivery,
} from "./deliver-notices.ts";
export { eventNoticeJob } from "./jobs.ts";
export { freeNotices } from "./queries.ts";
