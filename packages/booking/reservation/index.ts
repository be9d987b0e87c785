export { cancelReservation } from "./cancel-reservation.ts";
export { presentEvent, presentReceipt, presentSession } from "./present.ts";
export { type ReservationRow, selectReservation, updateReservation } from "./queries.ts";
