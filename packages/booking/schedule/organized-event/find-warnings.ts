import { readLegalDays } from "@takujo/content/legal/index";
import { readSettings } from "@takujo/content/site/index";
import type { EventWarning, VenueDay } from "@takujo/contracts/booking/schedule/organized-event";
import { closedOn } from "@takujo/contracts/content/closed-day";
import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { explanationMinutes } from "@takujo/contracts/content/editing/editing-limits";
import { legalKinds } from "@takujo/contracts/content/legal";
import { isUuid } from "@takujo/contracts/is-uuid";
import { dayAtVenue } from "@takujo/contracts/venue-time";
import type { Database } from "@takujo/runtime/database/database";
import { selectGameMinutes, selectSessionsOfGuides, selectVenueSlug } from "./queries.ts";
import { isComing, oneMinute, overlap } from "./read-venue-day.ts";

/** A session with hours that can be compared. */
type Timed = SessionDocument & { start: number; end: number };

/** Warnings to check before guests notice. They block nothing. */
export async function findWarnings(
  db: Database,
  eventId: string,
  document: ContentDocument,
  venueDay: VenueDay | null,
  now = new Date(),
): Promise<EventWarning[]> {
  const sessions = (document.sessions ?? [])
    .map((session) => ({
      ...session,
      start: Date.parse(session.startsAt),
      end: Date.parse(session.endsAt),
    }))
    .filter(({ start, end, calledOff }) => isComing({ start, end }, now) && !calledOff);
  const [legal, closed, games, guides] = await Promise.all([
    sessions.length > 0 ? legalWarnings(db, now) : [],
    closedWarnings(db, document, now),
    gameWarnings(db, sessions),
    guideWarnings(db, eventId, sessions),
  ]);
  return [...legal, ...closed, ...venueWarnings(venueDay), ...games, ...guides];
}

/** Guests cannot agree to what nobody can read. */
async function legalWarnings(db: Database, now: Date): Promise<EventWarning[]> {
  const days = await readLegalDays(db);
  const today = dayAtVenue(now);
  const documents = legalKinds.filter((kind) => !(days[kind] && days[kind] <= today));
  return documents.length > 0 ? [{ kind: "legal-missing", documents }] : [];
}

/** Opening hours matter only for events at the site's own venue. */
async function closedWarnings(
  db: Database,
  { shared }: ContentDocument,
  now: Date,
): Promise<EventWarning[]> {
  const [start, end] = [shared["startsAt"], shared["endsAt"]].map((at) => Date.parse(String(at)));
  if (start === undefined || end === undefined || !isComing({ start, end }, now)) return [];
  const settings = await readSettings(db);
  const day = dayAtVenue(new Date(start));
  const by = closedOn(settings, day);
  if (!by) return [];
  const venue = String(shared["venue"] ?? "");
  const [row] = isUuid(venue) && settings.venue ? await selectVenueSlug(db, { id: venue }) : [];
  return row && row.slug !== settings.venue ? [] : [{ kind: "house-closed", day, by }];
}

const venueWarnings = (venueDay: VenueDay | null): EventWarning[] =>
  (venueDay?.others ?? [])
    .filter(({ isClash }) => isClash)
    .map(({ isClash: _, ...otherEvent }) => ({ kind: "venue-taken", otherEvent }));

async function gameWarnings(db: Database, sessions: Timed[]): Promise<EventWarning[]> {
  const ids = [...new Set(sessions.map(({ game }) => game).filter(isUuid))];
  if (ids.length === 0) return [];
  const minutes = new Map(
    (await selectGameMinutes(db, { ids })).map((row) => [row.id, row.minutes]),
  );
  return sessions.flatMap(({ id, game, start, end }) => {
    const gameMinutes = minutes.get(game.toLowerCase()) ?? 0;
    const sessionMinutes = Math.floor((end - start) / oneMinute);
    const needed = gameMinutes + explanationMinutes;
    if (gameMinutes === 0 || needed <= sessionMinutes) return [];
    const endsAt = new Date(start + needed * oneMinute).toISOString();
    return [{ kind: "game-too-long" as const, sessionId: id, gameMinutes, sessionMinutes, endsAt }];
  });
}

async function guideWarnings(
  db: Database,
  eventId: string,
  sessions: Timed[],
): Promise<EventWarning[]> {
  const guided = sessions.filter(({ guide }) => isUuid(guide));
  if (guided.length === 0) return [];
  const elsewhere = await selectSessionsOfGuides(db, {
    eventId,
    guideIds: [...new Set(guided.map(({ guide }) => guide))],
    startsAt: new Date(Math.min(...guided.map(({ start }) => start))),
    endsAt: new Date(Math.max(...guided.map(({ end }) => end))),
  });
  return guided.flatMap((session, index): EventWarning[] => {
    const busy = { kind: "guide-busy" as const, sessionId: session.id, guideId: session.guide };
    const earlier = guided
      .slice(0, index)
      .find((other) => other.guide === session.guide && overlap(session, other));
    if (earlier) return [{ ...busy, otherSessionId: earlier.id, otherEvent: null }];
    const other = elsewhere.find(
      ({ guide_id, starts_at, ends_at }) =>
        guide_id === session.guide.toLowerCase() &&
        overlap(session, { start: starts_at.getTime(), end: ends_at.getTime() }),
    );
    if (!other) return [];
    return [{ ...busy, otherSessionId: null, otherEvent: presentOther(other.event_id, other) }];
  });
}

const presentOther = (id: string, row: { title: string; starts_at: Date; ends_at: Date }) => ({
  id,
  title: row.title,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});
