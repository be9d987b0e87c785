export { mailJobKey, type ReservationMailKind, reservationMailJob } from "./jobs.ts";
export { record, type Transition } from "./record.ts";
