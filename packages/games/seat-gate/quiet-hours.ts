const hour = 3_600_000;
const day = 24 * hour;
/** The venue's clock, which knows no summer time. */
const venueOffset = 9 * hour;

/** Nobody is woken: from ten in the evening until eight in the morning. */
const quietFrom = 22 * hour;
const quietUntil = 8 * hour;

/** The same moment, or the end of the night that it is in. */
export function afterQuietHours(moment: number): number {
  const sinceMidnight = (moment + venueOffset) % day;
  if (sinceMidnight < quietUntil) return moment - sinceMidnight + quietUntil;
  if (sinceMidnight >= quietFrom) return moment - sinceMidnight + day + quietUntil;
  return moment;
}
