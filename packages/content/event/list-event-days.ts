import type { EventDays, EventDaysQuery } from "@takujo/contracts/content/event";
import type { Database } from "@takujo/runtime/database/database";
import { venueDays } from "./list-events.ts";
import { presentDays } from "./present.ts";
import { selectEventDays } from "./queries.ts";

/** As many as a calendar cell can show. */
const perDay = 8;

export async function listEventDays(db: Database, query: EventDaysQuery): Promise<EventDays> {
  const { locale, tags } = query;
  const rows = await selectEventDays(db, { locale, tags, ...venueDays(query), perDay });
  return presentDays(rows);
}
