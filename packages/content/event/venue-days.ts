import { addDays, startOfDay } from "@takujo/contracts/venue-time";

/** From the start of the first day at the venue to the end of the last; a missing bound means none. */
export function venueDays({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return {
    since: from ? startOfDay(from).toISOString() : "-infinity",
    before: to ? startOfDay(addDays(to, 1)).toISOString() : "infinity",
  };
}
