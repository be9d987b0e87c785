export { countOffers } from "./count-offers.ts";
export { findDeviceOwner } from "./find-device-owner.ts";
export { findFormerSchedule } from "./find-former-schedule.ts";
export { findMailedChange } from "./find-mailed-change.ts";
export { findMailedParty, findMailedReservation } from "./find-mailed-reservation.ts";
export { findNextOfSeries } from "./find-next-of-series.ts";
