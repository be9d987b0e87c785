import { addDays, atVenue, momentAtVenue } from "@takujo/contracts/venue-time";

/** No mails between 22:00 and 08:00. */
const quietFrom = "22:00";
const quietUntil = "08:00";

/** The moment itself or, if it falls in quiet hours, their end. */
export function afterQuietHours(moment: number): number {
  const shown = atVenue(new Date(moment));
  const [day, clock] = [shown.slice(0, 10), shown.slice(11)];
  const endOn = (morning: string) => momentAtVenue(`${morning}T${quietUntil}`).getTime();
  if (clock < quietUntil) return endOn(day);
  return clock >= quietFrom ? endOn(addDays(day, 1)) : moment;
}

const hour = 3_600_000;
const minute = 60_000;
const day = 24 * hour;

/** How long an offer is valid, by the time left before the session. */
const windows = [
  { ifLeft: 7 * day, stands: 48 * hour },
  { ifLeft: 2 * day, stands: 12 * hour },
  { ifLeft: 6 * hour, stands: 2 * hour },
];
/** In the last hours an offer is short. */
const lastWindow = 15 * minute;

/** When to mail an offer, and until when it is valid. */
export function offerWindow(
  now: Date,
  session: { starts_at: Date; closes_at: Date },
): { tellAt: Date; until: Date } {
  const start = session.starts_at.getTime();
  const close = session.closes_at.getTime();
  const morning = afterQuietHours(now.getTime());
  // A session that starts before or soon after the morning cannot wait for it.
  const mayWait = morning + lastWindow < Math.min(close, start);
  const tellAt = mayWait ? morning : now.getTime();
  const left = start - tellAt;
  const stands = windows.find(({ ifLeft }) => left > ifLeft)?.stands ?? lastWindow;
  const end = stands > lastWindow ? afterQuietHours(tellAt + stands) : tellAt + stands;
  return { tellAt: new Date(tellAt), until: new Date(Math.min(end, close)) };
}
