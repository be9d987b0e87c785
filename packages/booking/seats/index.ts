export {
  friendMailJob,
  friendMailKey,
  mailJobKey,
  reservationMailJob,
  reservationPushJob,
} from "./history/jobs.ts";
export { dropCalls, lockNotifiedGuest, noteMail } from "./history/queries.ts";
export {
  type FormerSchedule,
  noteReturned,
  presentReturn,
  recordTransitions,
  type Transition,
} from "./history/record-transitions.ts";
export { countAbsencesOfGuests } from "./no-show/read-tally.ts";
export { selectFriendPlaces, selectLiveSeats } from "./party-place/queries.ts";
export { leavePlaces, seatFriends } from "./party-place/seat-friends.ts";
export { refusalOf } from "./seat-gate/availability.ts";
export {
  assertNotSeatedElsewhere,
  assertWithinNoShowLimit,
  type LockedSession,
  takeFree,
} from "./seat-gate/locked-session.ts";
export { afterQuietHours, offerWindow } from "./seat-gate/offer-window.ts";
export { lockPeople } from "./seat-gate/queries.ts";
export { createReservationCode } from "./seat-gate/reservation-code.ts";
export { createSeatGate, type SeatGate } from "./seat-gate/seat-gate.ts";
export { enterSessions, makeOffers, settle } from "./seat-gate/settle.ts";
