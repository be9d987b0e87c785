import type { EventWarning } from "@takujo/contracts/booking/organized-event";
import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { explanationMinutes } from "@takujo/contracts/content/editing/explanation-minutes";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { Database } from "@takujo/runtime/database/database";
import { selectEventsAtVenue, selectGameMinutes, selectSessionsOfGuides } from "./queries.ts";

const oneMinute = 60_000;

/** A session with hours that can be compared. */
type Timed = SessionDocument & { start: number; end: number };

const overlap = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end;

const longest = 30 * 24 * 60 * oneMinute;

/** Longer ones are mistakes of typing, and may be beyond what the database calls a time. Invalid times compare as false. */
const isComing = ({ start, end }: { start: number; end: number }, now: Date) =>
  start < end && end > now.getTime() && end - start < longest;

/** What should be looked at again before guests find out. It hinders nothing. */
export async function findWarnings(
  db: Database,
  eventId: string,
  document: ContentDocument,
  now = new Date(),
): Promise<EventWarning[]> {
  const sessions = (document.sessions ?? [])
    .map((session) => ({
      ...session,
      start: Date.parse(session.startsAt),
      end: Date.parse(session.endsAt),
    }))
    .filter(({ start, end, calledOff }) => isComing({ start, end }, now) && !calledOff);
  const [venues, games, guides] = await Promise.all([
    venueWarnings(db, eventId, document, now),
    gameWarnings(db, sessions),
    guideWarnings(db, eventId, sessions),
  ]);
  return [...venues, ...games, ...guides];
}

async function venueWarnings(
  db: Database,
  eventId: string,
  { shared, texts }: ContentDocument,
  now: Date,
): Promise<EventWarning[]> {
  const [venueId, room] = [String(shared["venue"] ?? ""), String(texts.ja["room"] ?? "").trim()];
  const [start = 0, end = 0] = ["startsAt", "endsAt"].map((name) =>
    Date.parse(String(shared[name])),
  );
  if (!isUuid(venueId) || !isComing({ start, end }, now)) return [];
  const hours = { startsAt: new Date(start), endsAt: new Date(end) };
  const others = await selectEventsAtVenue(db, { eventId, venueId, ...hours });
  return others
    .filter((other) => room === "" || other.room.trim() === "" || other.room.trim() === room)
    .map((other) => ({
      kind: "venue-taken",
      otherEvent: { ...presentOther(other.id, other), room: other.room },
    }));
}

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
