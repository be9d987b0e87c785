import { selectVisitsSince } from "@takujo/booking/door/index";
import type { Play, PlayLog } from "@takujo/contracts/library/after-game";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { openSince, openUntil } from "./policy.ts";
import { deletePlay, type PlayRow, selectPlays } from "./queries.ts";

/** Reached after five years of four games a week. */
const maxPlays = 1_000;

export async function readPlayLog(
  db: Database,
  userId: string,
  locale: Locale,
  now = new Date(),
): Promise<PlayLog> {
  const [plays, visits] = await Promise.all([
    selectPlays(db, { userId, locale, limit: maxPlays }),
    selectVisitsSince(db, { userId, locale, now, since: openSince(now) }),
  ]);
  return {
    plays: plays.map(presentPlay),
    open: visits.map((visit) => ({
      id: visit.id,
      locale: visit.locale as Locale,
      title: visit.title,
      startsAt: visit.starts_at.toISOString(),
      openUntil: openUntil(visit.ends_at).toISOString(),
    })),
  };
}

const presentPlay = (row: PlayRow): Play => ({
  sessionId: row.session_id,
  gameId: row.game_id,
  gameSlug: row.game_slug,
  gameLocale: row.game_locale as Locale,
  game: row.game,
  eventSlug: row.event_slug,
  eventLocale: row.event_locale as Locale,
  event: row.event,
  venue: row.venue,
  startsAt: row.starts_at.toISOString(),
  liking: row.liking as Play["liking"],
  companions: row.companions,
});

/** At any time, even if the visit can no longer be opened. */
export async function removePlay(
  db: Database,
  own: { userId: string; sessionId: string; gameId: string },
): Promise<void> {
  const [removed] = await deletePlay(db, own);
  if (!removed) throw new DomainError("not-found");
}
