export { farewellToFriends, openFarewell } from "./farewell.ts";
export { findMailedSeat } from "./find-mailed-seat.ts";
export { createFriendToken, seatOfToken } from "./friend-token.ts";
export { linkDeadline } from "./policy.ts";
export { forgetFriend } from "./queries.ts";
export { returnSeat } from "./return-seat.ts";
export { sendSeat } from "./send-seat.ts";
export { takeSeat } from "./take-seat.ts";
export { withdrawSeat } from "./withdraw-seat.ts";
