export { farewellToFriends, findMailedSeat, openFarewell } from "./friend-seat/find-mailed-seat.ts";
export { createFriendToken } from "./friend-seat/friend-token.ts";
export { returnSeat, sendSeat, takeSeat, withdrawSeat } from "./friend-seat/hand-over-seat.ts";
export { forgetFriend } from "./friend-seat/queries.ts";
export { createGuestToken } from "./guest-reservation/find-guest.ts";
export {
  countOffers,
  findDeviceOwner,
  findFormerSchedule,
  findMailedChange,
  findMailedReservation,
  findNextOfSeries,
} from "./mailed-reservation/find-mailed-reservation.ts";
export { takeOffer } from "./own/accept-offer.ts";
export { giveUp } from "./own/cancel-reservation.ts";
export { fittingGuests } from "./own/details-to-store.ts";
export { offerFirstSeat } from "./own/offer-first-seat.ts";
export {
  countAhead,
  type ReservationRow,
  selectPresence,
  updateReservation,
} from "./own/queries.ts";
export { createReminderToken } from "./reminder/answer-reminder.ts";
