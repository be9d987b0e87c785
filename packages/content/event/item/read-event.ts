import type { EventItem, EventSummary } from "@takujo/contracts/content/event";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { missingItem } from "../../former-slug/index.ts";
import { presentSummary } from "../present.ts";
import { presentItem } from "./present.ts";
import { selectEventBySlug, selectEventSlug, selectNextOfSeries } from "./queries.ts";

export async function readEvent(db: Database, slug: string, locale: Locale): Promise<EventItem> {
  const [row] = await selectEventBySlug(db, { slug, locale });
  if (!row) throw await missingItem(db, "event", slug, selectEventSlug);
  const isClosed = row.state === "cancelled" || row.ends_at <= new Date();
  const [next = null] = isClosed ? await selectNextOfSeries(db, { id: row.id, locale }) : [];
  return presentItem(row, next, locale);
}

/** The next event of the series that an event belongs to. */
export async function readNextOfSeries(
  db: Database,
  id: string,
  locale: Locale,
): Promise<EventSummary | null> {
  const [next] = await selectNextOfSeries(db, { id, locale });
  return next ? presentSummary(next) : null;
}
