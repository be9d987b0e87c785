export { mailJobKey, reservationMailJob } from "./jobs.ts";
export { recordTransitions, type Transition } from "./record-transitions.ts";
