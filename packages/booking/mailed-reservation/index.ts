export { findMailedReservation } from "./find-mailed-reservation.ts";
