import type { EventSeats, Seats } from "@takujo/contracts/booking/session";
import { coalesce } from "@takujo/runtime/coalesce";
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

const mostInBatch = 50;

/** Those who ask while a statement runs share the next one. Nobody gets an answer that is older than their question. */
export function readSeatsTogether(db: Database) {
  return coalesce<string[], Record<string, EventSeats>>({
    async run(questions) {
      const { events } = await readSeats(db, [...new Set(questions.flat())]);
      return questions.map((slugs) =>
        Object.fromEntries(Object.entries(events).filter(([slug]) => slugs.includes(slug))),
      );
    },
    mostInBatch,
    mostAtOnce: 1,
  });
}
