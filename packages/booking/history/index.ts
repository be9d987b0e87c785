export {
  friendMailJob,
  friendMailKey,
  mailJobKey,
  reservationMailJob,
  reservationPushJob,
} from "./jobs.ts";
export { noteReturned, presentReturn } from "./note-returned.ts";
export { dropCalls, lockNotifiedGuest, noteMail } from "./queries.ts";
export { type FormerSchedule, recordTransitions, type Transition } from "./record-transitions.ts";
