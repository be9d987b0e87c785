import type { SeatRow } from "./queries.ts";

/** A hold whose time is over has no seats, even before it is settled. */
export const isTaken = ({ held_until: until }: SeatRow, now: Date): boolean =>
  until === null || until > now;

/** Without what was read for the rule about absences. */
export const seatsAtHours = (rows: SeatRow[], now: Date): SeatRow[] =>
  rows.filter((row) => row.rule === null && isTaken(row, now));
