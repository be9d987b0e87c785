const hour = 3_600_000;
const day = 24 * hour;
/** Japan has no daylight saving time. */
const venueOffset = 9 * hour;

/** No mails between 22:00 and 08:00. */
const quietFrom = 22 * hour;
const quietUntil = 8 * hour;

/** The same moment, or the end of the quiet hours that it falls in. */
export function afterQuietHours(moment: number): number {
  const sinceMidnight = (moment + venueOffset) % day;
  if (sinceMidnight < quietUntil) return moment - sinceMidnight + quietUntil;
  if (sinceMidnight >= quietFrom) return moment - sinceMidnight + day + quietUntil;
  return moment;
}
