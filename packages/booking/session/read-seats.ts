import type { Seats } from "@takujo/contracts/booking/session";
import type { Database } from "@takujo/runtime/database/database";
import { selectSeats } from "./queries.ts";
import { eventSeats } from "./seat-state.ts";

export async function readSeats(
  db: Database,
  slugs: string[],
  now: Date = new Date(),
): Promise<Seats> {
  const byEvent = Map.groupBy(await selectSeats(db, { slugs }), (row) => row.event_slug);
  return {
    events: Object.fromEntries([...byEvent].map(([slug, rows]) => [slug, eventSeats(rows, now)])),
  };
}
