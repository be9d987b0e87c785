import { atClock, venueToday } from "../seed/venue-time.ts";

const oneDay = 86_400_000;

/** The first 04:00 at the venue after a moment, wherever this machine is. */
export function nextReset(after: Date): Date {
  const today = atClock(venueToday(after), "04:00");
  return today > after ? today : new Date(today.getTime() + oneDay);
}
