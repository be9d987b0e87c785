import type { Reach } from "@takujo/contracts/account/staff-policy";
import type { AdminSessionsEvent } from "@takujo/contracts/booking/admin-reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectEvent, selectEventsAhead, selectSessions } from "./event/queries.ts";
import { presentEvent } from "./present.ts";

/** A choice, not a list: later events are reached from their own page. */
const mostEvents = 30;

/** The next events and their sessions, for adding a party to one of them. */
export async function listEventsAhead(
  db: Database,
  locale: Locale,
  reach: Reach,
  now = new Date(),
): Promise<AdminSessionsEvent[]> {
  const ids = reach === "everywhere" ? null : [...reach];
  const ahead = await selectEventsAhead(db, { ids, now, limit: mostEvents });
  return Promise.all(ahead.map(({ id }) => readEvent(db, id, locale)));
}

async function readEvent(db: Database, id: string, locale: Locale): Promise<AdminSessionsEvent> {
  const [[event], sessions] = await Promise.all([
    selectEvent(db, { id, slug: null, session: null, locale }),
    selectSessions(db, { eventId: id, locale }),
  ]);
  if (!event) throw new DomainError("not-found");
  return presentEvent(event, sessions);
}
