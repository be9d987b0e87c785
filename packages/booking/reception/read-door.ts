import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentEvent, presentSession } from "./present.ts";
import { selectEvent, selectSessions } from "./queries.ts";

/** Devices delete a list this long after the event. */
const storedAfterMs = 12 * 3_600_000;

/** The event and its sessions, as a device keeps them. */
export async function readDoor(
  db: Database,
  { eventId, locale }: { eventId: string; locale: Locale },
) {
  const [[event], sessions] = await Promise.all([
    selectEvent(db, { eventId, locale }),
    selectSessions(db, { eventId, locale }),
  ]);
  if (!event) throw new DomainError("not-found");
  return {
    event: presentEvent(event),
    forgetAt: new Date(event.ends_at.getTime() + storedAfterMs).toISOString(),
    sessions: sessions.map(presentSession),
  };
}
