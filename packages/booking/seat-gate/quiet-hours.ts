import { addDays, atVenue, momentAtVenue } from "@takujo/contracts/venue-time";

/** No mails between 22:00 and 08:00. */
const quietFrom = "22:00";
const quietUntil = "08:00";

/** The same moment, or the end of the quiet hours that it falls in. */
export function afterQuietHours(moment: number): number {
  const shown = atVenue(new Date(moment));
  const [day, clock] = [shown.slice(0, 10), shown.slice(11)];
  const endOn = (morning: string) => momentAtVenue(`${morning}T${quietUntil}`).getTime();
  if (clock < quietUntil) return endOn(day);
  return clock >= quietFrom ? endOn(addDays(day, 1)) : moment;
}
