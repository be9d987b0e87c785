// Separate from the schemas, so that pages do not load zod.
import type { ReservationState } from "../reservation/reservation-form.ts";

/** Groups by which the organizer filters reservations. Expired holds are in none: only a search finds them. */
export const reservationGroups = {
  confirmed: ["confirmed"],
  attended: ["attended"],
  "no-show": ["no-show"],
  held: ["held"],
  offered: ["offered"],
  waiting: ["waiting"],
  cancelled: ["cancelled", "called-off", "left", "lapsed"],
} as const satisfies Record<string, readonly ReservationState[]>;

/** Lists over all events. `unpaid`: arrived in the last thirty days, with something still to pay. */
export const reservationWhens = ["upcoming", "today", "unpaid", "past"] as const;
/** Orders of the list of one event; otherwise the newest reservation is first. */
export const reservationSorts = ["session", "name", "state"] as const;
export type ReservationSort = (typeof reservationSorts)[number];

export type ReservationGroup = keyof typeof reservationGroups;
export const reservationGroupNames = Object.keys(reservationGroups) as ReservationGroup[];

/** Counting stops here for each state over all events; within one event everything is counted. */
export const maxReservationsCounted = 200;
/** Limit for one bulk action. */
export const maxReservationsChosen = 100;
/** In UTF-16 code units, like `String.length`. */
export const organizerReasonLimit = 200;
export const staffNoteLimit = 500;
/** Of a call. */
export const remarkLimit = 200;

/** The filtered list, the data for name tags, and the list with personal data. */
export const csvSets = ["list", "name-tags", "contacts"] as const;
export type CsvSet = (typeof csvSets)[number];

/** Possible answers of a party on the telephone. */
export const callAnswers = ["coming", "cancelled", "call-back"] as const;
export type CallAnswer = (typeof callAnswers)[number];

/** `told` and `untold` tick and untick; the others say what the party answered, and act on the reservation. */
export const callOutcomes = ["told", "untold", ...callAnswers] as const;

/** What became of a reservation, in the row of months. */
export const personMarks = ["attended", "cancelled", "absent", "ahead"] as const;
export type PersonMark = (typeof personMarks)[number];
