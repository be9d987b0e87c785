import { selectVisit } from "@takujo/booking/door/index";
import { readNextOfSeries } from "@takujo/content/event/index";
import type { EventWords, Visit, VisitGame } from "@takujo/contracts/library/after-game";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { isOpen, openUntil } from "./policy.ts";
import {
  selectCompanions,
  selectEventId,
  selectPlayedGames,
  selectRecord,
  selectVisitGames,
  selectWords,
  type VisitGameRow,
} from "./queries.ts";

interface VisitQuery {
  /** Of the party's reservation. */
  id: string;
  userId: string;
}

/** For people who were there, once it is over. */
export async function readVisit(
  db: Database,
  asked: VisitQuery,
  locale: Locale,
  now = new Date(),
): Promise<Visit> {
  const [visit] = await selectVisit(db, { ...asked, locale, now });
  if (!visit) throw new DomainError("not-found");
  const own = { userId: asked.userId, sessionId: visit.session_id };
  const [[record], [others], games, next] = await Promise.all([
    selectRecord(db, own),
    selectCompanions(db, own),
    selectVisitGames(db, { ...own, eventId: visit.event_id, locale }),
    readNextOfSeries(db, visit.event_id, locale),
  ]);
  return {
    id: visit.id,
    eventSlug: visit.event_slug,
    locale: visit.locale as Locale,
    title: visit.title,
    startsAt: visit.starts_at.toISOString(),
    openUntil: openUntil(visit.ends_at).toISOString(),
    isOpen: isOpen(visit.ends_at, now),
    nickname: visit.nickname,
    host: visit.host,
    showsName: record?.shows_name ?? false,
    companions: others?.companions ?? [],
    word: record?.word ?? "",
    games: games.map(presentGame),
    next,
  };
}

const presentGame = (row: VisitGameRow): VisitGame => ({
  slug: row.slug,
  locale: row.locale as Locale,
  name: row.name,
  cover: row.cover as VisitGame["cover"],
  minutes: row.minutes,
  minPlayers: row.min_players,
  maxPlayers: row.max_players,
  isPlayed: row.is_played,
  liking: row.liking as VisitGame["liking"],
});

/** Guests' notes to the organizer, and plays as numbers without persons. */
export async function readEventWords(
  db: Database,
  eventId: string,
  locale: Locale,
): Promise<EventWords> {
  const [[event], words, games] = await Promise.all([
    selectEventId(db, { eventId }),
    selectWords(db, { eventId, locale }),
    selectPlayedGames(db, { eventId, locale }),
  ]);
  if (!event) throw new DomainError("not-found");
  return { items: words.map(({ at, ...word }) => ({ ...word, at: at.toISOString() })), games };
}
