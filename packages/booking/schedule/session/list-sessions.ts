import type { Session, SessionList } from "@takujo/contracts/booking/schedule/session";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { type SessionRow, selectPublicEvent, selectSessions } from "./queries.ts";

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

function presentSession(row: SessionRow): Session {
  return {
    id: row.id,
    kind: row.kind as Session["kind"],
    letter: tableNameOf(row),
    name: row.name,
    locale: row.locale as Locale,
    gameSlug: row.game_slug,
    guideSlug: row.guide_slug,
    language: row.language as Session["language"],
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    capacity: row.capacity,
    minPlayers: row.min_players,
    maxSeats: row.max_seats,
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    changeDeadline: row.change_deadline.toISOString(),
    decisionDeadline: row.decision_deadline?.toISOString() ?? null,
    calledOff: row.called_off,
    seeksMore: row.seeks_more,
  };
}
