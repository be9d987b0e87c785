export { mailJobKey, reservationMailJob } from "./jobs.ts";
export { dropCalls, noteMail } from "./queries.ts";
export { type FormerSchedule, recordTransitions, type Transition } from "./record-transitions.ts";
