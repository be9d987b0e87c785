import type { SessionList } from "@takujo/contracts/booking/schedule/session";
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
  const rows = await selectSessions(db, { slug, locale });
  // Only without sessions does the event have to be looked up.
  if (rows.length === 0 && (await selectPublicEvent(db, { slug })).length === 0) {
    throw new DomainError("not-found", `There is no event "${slug}".`);
  }
  return { sessions: rows.map(presentSession) };
}
