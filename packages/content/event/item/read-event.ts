import type { EventItem } from "@takujo/contracts/content/event";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { missingItem } from "../../former-slug/index.ts";
import { presentItem } from "./present.ts";
import {
  selectEventBySlug,
  selectEventSlug,
  selectNextOfSeries,
  selectRelatedEvents,
} from "./queries.ts";

const relatedShown = 3;

export async function readEvent(db: Database, slug: string, locale: Locale): Promise<EventItem> {
  const [row] = await selectEventBySlug(db, { slug, locale });
  if (!row) throw await missingItem(db, "event", slug, selectEventSlug);
  const { id, tags } = row;
  const isClosed = row.state === "cancelled" || row.ends_at <= new Date();
  const [related, next] = await Promise.all([
    selectRelatedEvents(db, { id, tags, locale, limit: relatedShown }),
    isClosed ? selectNextOfSeries(db, { id, locale }) : [],
  ]);
  return presentItem(row, { related, next: next[0] ?? null }, locale);
}
