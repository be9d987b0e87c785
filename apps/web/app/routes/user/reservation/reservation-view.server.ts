import type { ReservationSummary } from "@takujo/contracts/generated/games/types.gen";
import { venueDay } from "@takujo/i18n/format-date";
import { coverDarkTone } from "../../../shell/cover/cover-tone.server.ts";

// Content of a row besides the reservation itself.

export interface ReservationView extends ReservationSummary {
  /** The event's dark color. */
  tone: string;
  /** Calendar days at the venue until it starts: 0 is today. */
  daysLeft: number;
}

const oneDay = 86_400_000;

export function reservationView<Summary extends ReservationSummary>(
  reservation: Summary,
  now: number,
) {
  const { event, session } = reservation;
  const dayOf = (date: string | Date) => Date.parse(venueDay(date));
  const daysLeft = Math.round((dayOf(session.startsAt) - dayOf(new Date(now))) / oneDay);
  return { ...reservation, tone: coverDarkTone(event), daysLeft };
}
