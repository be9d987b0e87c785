import type { Seats, SessionSeats } from "@takujo/contracts/games/session";
import type { Database } from "@takujo/runtime/database";
import { selectSeats } from "./queries.ts";
import { eventSeats, sessionSeats } from "./seat-state.ts";

export async function readSeats(
  db: Database,
  slugs: string[],
  now: Date = new Date(),
): Promise<Seats> {
  const bySlug: Record<string, Record<string, SessionSeats>> = {};
  for (const row of await selectSeats(db, { slugs })) {
    bySlug[row.event_slug] ??= {};
    Object.assign(bySlug[row.event_slug] ?? {}, { [row.id]: sessionSeats(row, now) });
  }
  return {
    events: Object.fromEntries(
      Object.entries(bySlug).map(([slug, sessions]) => [slug, eventSeats(sessions)]),
    ),
  };
}
