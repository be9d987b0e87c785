import type { SessionList } from "@takujo/contracts/booking/session";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentSession } from "./present.ts";
import { selectPublicEvent, selectSessions } from "./queries.ts";

export async function listSessions(
  db: Database,
  slug: string,
  locale: Locale,
): Promise<SessionList> {
  const [event] = await selectPublicEvent(db, { slug });
  if (!event) throw new DomainError("not-found", `There is no event "${slug}".`);
  const rows = await selectSessions(db, { eventId: event.id, locale });
  return { sessions: rows.map(presentSession) };
}
