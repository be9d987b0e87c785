import type { EventSummary } from "@takujo/contracts/content/event";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { presentSummary } from "../present.ts";
import { selectNextOfSeries } from "./queries.ts";

/** The next event of the series that an event belongs to. */
export async function readNextOfSeries(
  db: Database,
  id: string,
  locale: Locale,
): Promise<EventSummary | null> {
  const [next] = await selectNextOfSeries(db, { id, locale });
  return next ? presentSummary(next) : null;
}
