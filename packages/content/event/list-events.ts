import {
  type EventList,
  type EventListQuery,
  maxEventsCounted,
} from "@takujo/contracts/content/event";
import type { Database } from "@takujo/runtime/database/database";
import { presentSummary } from "./present.ts";
import { selectEventPage } from "./queries.ts";
import { venueDays } from "./venue-days.ts";

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
