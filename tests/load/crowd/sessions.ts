import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import type { Database } from "@takujo/runtime/database/database";

const day = 86_400_000;

export interface OpenSession {
  id: string;
  /** The slug of its event. */
  slug: string;
}

/** This many sessions of one event, each on its own day, so that nobody is double-booked. */
export async function openSessions(
  db: Database,
  { count = 1, capacity }: { count?: number; capacity: number },
): Promise<OpenSession[]> {
  const first = Date.now() + 20 * day;
  const event = await createEvent(db, { startsAt: new Date(first) });
  const sessions: OpenSession[] = [];
  for (let number = 0; number < count; number++) {
    const startsAt = new Date(first + number * day);
    const opensAt = new Date(Date.now() - day);
    const { id } = await createEventSession(db, {
      eventId: event.id,
      startsAt,
      opensAt,
      capacity,
    });
    sessions.push({ id, slug: event.slug });
  }
  return sessions;
}
