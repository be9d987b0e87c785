// Apart from the schemas, so that pages do not bring zod along.
import type { ReservationState } from "./reservation-form.ts";

/** What the organizer sorts reservations by. A hold that ran out is nobody's: only a search finds it. */
export const reservationGroups = {
  confirmed: ["confirmed", "no-show"],
  attended: ["attended"],
  held: ["held"],
  offered: ["offered"],
  waiting: ["waiting"],
  cancelled: ["cancelled", "called-off", "left", "lapsed"],
} as const satisfies Record<string, readonly ReservationState[]>;

export type ReservationGroup = keyof typeof reservationGroups;
export const reservationGroupNames = Object.keys(reservationGroups) as ReservationGroup[];

/** Of all reservations no more are counted in each state; of an event all are. */
export const mostReservationsCounted = 200;
/** Chosen in one go. */
export const mostReservationsChosen = 100;
/** As `String.length` counts. */
export const organizerReasonLimit = 200;

export const csvEncodings = ["utf-8", "shift_jis"] as const;
export type CsvEncoding = (typeof csvEncodings)[number];
/** The filtered list, what name tags need, and the list with everything that leads to a person. */
export const csvSets = ["list", "name-tags", "contacts"] as const;
export type CsvSet = (typeof csvSets)[number];
