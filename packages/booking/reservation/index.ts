export { acceptOffer, takeOffer } from "./accept-offer.ts";
export { cancelReservation, giveUp } from "./cancel-reservation.ts";
export { changeReservation } from "./change-reservation.ts";
export { fittingGuests } from "./details-to-store.ts";
export { offerFirstSeat } from "./offer-first-seat.ts";
export { allowedActions } from "./policy.ts";
export { presentEvent, presentReceipt, presentSession, presentSummary } from "./present.ts";
export {
  countAhead,
  type FullRow as ReservationWithEvent,
  type ReservationRow,
  selectPresence,
  selectReservation,
  updateReservation,
} from "./queries.ts";
export { readCalendar } from "./read-calendar.ts";
