import type { FormerVisit } from "@takujo/contracts/booking/reservation-mail";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { selectFormerSchedule } from "./queries.ts";

/** Hours and place that the person knew before this line of history; undefined if it says nothing of them. */
export async function findFormerSchedule(
  db: Database,
  transitionId: string,
  locale: Locale,
): Promise<FormerVisit | undefined> {
  const [row] = await selectFormerSchedule(db, { transitionId, locale });
  if (!row) return undefined;
  return {
    startsAt: new Date(row.former.startsAt),
    endsAt: new Date(row.former.endsAt),
    venue: row.venue_name,
  };
}
