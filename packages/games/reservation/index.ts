export { cancelReservation } from "./cancel-reservation.ts";
export { presentEvent, presentReceipt, presentSession } from "./present.ts";
export { selectReservation } from "./queries.ts";
