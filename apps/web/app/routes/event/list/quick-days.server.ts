import { addDays } from "@takujo/contracts/venue-time";
import { venueDay, weekdayOf } from "@takujo/i18n/format-date";

/** Days at the venue, both inclusive. */
interface DayRange {
  from: string;
  to: string;
}

const saturday = 6;

/** Today, and the Saturday and Sunday of this week, or what is left of them. */
export function quickDays(now = new Date()): { today: DayRange; weekend: DayRange } {
  const dayIn = (days: number) => addDays(venueDay(now), days);
  const untilSaturday = Math.max(0, saturday - weekdayOf(now));
  return {
    today: { from: dayIn(0), to: dayIn(0) },
    weekend: { from: dayIn(untilSaturday), to: dayIn(saturday + 1 - weekdayOf(now)) },
  };
}

type AskedRange = { from?: string | undefined; to?: string | undefined };

export const isSameRange = (asked: AskedRange, range: DayRange) =>
  asked.from === range.from && asked.to === range.to;
