import type { Locale } from "@takujo/contracts/locale";
import type { EventItem } from "@takujo/contracts/platform/event";
import type { Database } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentItem } from "./present.ts";
import { selectEventBySlug, selectRelatedEvents } from "./queries.ts";

const relatedShown = 3;

export async function readEvent(db: Database, slug: string, locale: Locale): Promise<EventItem> {
  const [row] = await selectEventBySlug(db, { slug, locale });
  if (!row) throw new DomainError("not-found", `There is no event "${slug}".`);
  const { id, tags } = row;
  const related = await selectRelatedEvents(db, { id, tags, locale, limit: relatedShown });
  return presentItem(row, related, locale);
}
