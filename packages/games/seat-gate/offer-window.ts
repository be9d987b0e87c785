const hour = 3_600_000;
const minute = 60_000;
/** The venue's clock, which knows no summer time. */
const venueOffset = 9 * hour;
const day = 24 * hour;

/** Nobody is woken: from ten in the evening until eight in the morning. */
const quietFrom = 22 * hour;
const quietUntil = 8 * hour;

/** How long an offer stands, by the time that is left before the session begins. */
const windows = [
  { ifLeft: 7 * day, stands: 48 * hour },
  { ifLeft: 2 * day, stands: 12 * hour },
  { ifLeft: 6 * hour, stands: 2 * hour },
];
/** In the last hours an answer is wanted at once. */
const lastWindow = 15 * minute;

/** When to tell somebody that seats are free for them, and until when the seats wait. */
export function offerWindow(
  now: Date,
  session: { starts_at: Date; closes_at: Date },
): { tellAt: Date; until: Date } {
  const start = session.starts_at.getTime();
  const close = session.closes_at.getTime();
  const morning = afterQuietHours(now.getTime());
  // What begins before or soon after the morning cannot wait for it.
  const mayWait = morning + lastWindow < Math.min(close, start);
  const tellAt = mayWait ? morning : now.getTime();
  const left = start - tellAt;
  const stands = windows.find(({ ifLeft }) => left > ifLeft)?.stands ?? lastWindow;
  const end = stands > lastWindow ? afterQuietHours(tellAt + stands) : tellAt + stands;
  return { tellAt: new Date(tellAt), until: new Date(Math.min(end, close)) };
}

/** The same moment, or the end of the night that it is in. */
function afterQuietHours(moment: number): number {
  const sinceMidnight = (moment + venueOffset) % day;
  if (sinceMidnight < quietUntil) return moment - sinceMidnight + quietUntil;
  if (sinceMidnight >= quietFrom) return moment - sinceMidnight + day + quietUntil;
  return moment;
}
