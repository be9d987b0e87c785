export { enterSessions } from "./enter-sessions.ts";
export {
  demandNotSeatedElsewhere,
  demandWithinNoShowLimit,
  type LockedSession,
  takeFree,
} from "./locked-session.ts";
export { offerWindow } from "./offer-window.ts";
export { lockPeople } from "./queries.ts";
export { afterQuietHours } from "./quiet-hours.ts";
export { createReservationCode } from "./reservation-code.ts";
export { createSeatGate, type SeatGate } from "./seat-gate.ts";
export { makeOffers, settle } from "./settle.ts";
export { refusalOf } from "./taking.ts";
