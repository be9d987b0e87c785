import {
  type EventList,
  type EventListQuery,
  maxEventsCounted,
} from "@takujo/contracts/content/event";
import { addDays, startOfDay } from "@takujo/contracts/venue-time";
import type { Database } from "@takujo/runtime/database/database";
import { presentSummary } from "./present.ts";
import { selectEventPage } from "./queries.ts";

/** Ordered by start; past events newest first. */
export async function listEvents(db: Database, query: EventListQuery): Promise<EventList> {
  const { locale, when, weekday, tags, game, seats, page, limit } = query;
  const [found] = await selectEventPage(db, {
    locale,
    when,
    ...venueDays(query),
    weekdays: weekday,
    tags,
    game: game ?? null,
    seatsLeft: seats === "left",
    limit,
    offset: (page - 1) * limit,
  });
  const counted = Number(found?.count ?? 0);
  const count = Math.min(counted, maxEventsCounted);
  return {
    items: (found?.items ?? []).slice(0, limit).map(presentSummary),
    page,
    pageCount: Math.max(1, Math.ceil(count / limit)),
    count,
    more: counted > maxEventsCounted,
  };
}

/** From the start of the first day at the venue to the end of the last; a missing bound means none. */
export function venueDays({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return {
    since: from ? startOfDay(from).toISOString() : "-infinity",
    before: to ? startOfDay(addDays(to, 1)).toISOString() : "infinity",
  };
}
