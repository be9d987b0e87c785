const oneDay = 86_400_000;
const japanIsAhead = 9 * 3_600_000;

export const daysBefore = (moment: Date, days: number): Date =>
  new Date(moment.getTime() - days * oneDay);

/** Midnight in Japan on the day of `now`. */
export function venueToday(now: Date): Date {
  const local = now.getTime() + japanIsAhead;
  return new Date(local - (local % oneDay) - japanIsAhead);
}

/** The seeded week changes on Thursdays at 15:00: so its first event, that evening, is ahead whenever the seed runs. */
const weekChangesAfter = 3 * oneDay + 15 * 3_600_000;

/** Midnight in Japan on a weekday (Monday is 1), the given number of weeks after the seeded one. */
export function venueDay(now: Date, week: number, weekday: number): Date {
  const inWeek = new Date(now.getTime() + 7 * oneDay - weekChangesAfter);
  const sinceMonday = (new Date(inWeek.getTime() + japanIsAhead).getUTCDay() + 6) % 7;
  return daysBefore(venueToday(inWeek), sinceMonday - (week * 7 + weekday - 1));
}

/** A time at the venue, such as 13:00, on the day that begins at `midnight`. */
export function atClock(midnight: Date, clock: string): Date {
  const [hours, minutes] = clock.split(":").map(Number) as [number, number];
  return new Date(midnight.getTime() + (hours * 60 + minutes) * 60_000);
}
