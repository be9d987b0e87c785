import type { EventItem } from "@takujo/contracts/content/event";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { missingItem } from "../../former-slug/index.ts";
import { presentItem } from "./present.ts";
import { selectEventBySlug, selectEventSlug, selectRelatedEvents } from "./queries.ts";

const relatedShown = 3;

export async function readEvent(db: Database, slug: string, locale: Locale): Promise<EventItem> {
  const [row] = await selectEventBySlug(db, { slug, locale });
  if (!row) throw await missingItem(db, "event", slug, selectEventSlug);
  const { id, tags } = row;
  const related = await selectRelatedEvents(db, { id, tags, locale, limit: relatedShown });
  return presentItem(row, related, locale);
}
