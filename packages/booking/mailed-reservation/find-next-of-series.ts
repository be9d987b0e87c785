import { readNextOfSeries } from "@takujo/content/event/index";
import type { MailedNext } from "@takujo/contracts/booking/reservation-mail";
import { type Locale, siteIn } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { selectReservedEvent } from "./queries.ts";

/** The next event of the series that a reservation was for. */
export async function findNextOfSeries(
  db: Database,
  reservationId: string,
  { origin, locale }: { origin: string; locale: Locale },
): Promise<MailedNext | undefined> {
  const [event] = await selectReservedEvent(db, { id: reservationId });
  const next = event && (await readNextOfSeries(db, event.id, locale));
  if (!next) return undefined;
  return {
    title: next.title,
    startsAt: new Date(next.startsAt),
    endsAt: new Date(next.endsAt),
    url: `${siteIn(origin, locale)}/event/${next.slug}`,
  };
}
