import type { OrganizedEvent } from "@takujo/contracts/booking/schedule/organized-event";
import type {
  ContentDocument,
  FieldValue,
} from "@takujo/contracts/content/editing/content-document";
import type { DatedRow, NewDraftRow } from "./queries.ts";

export function presentEvent(row: DatedRow): OrganizedEvent {
  const isArchived = row.state === "draft" && row.published_at !== null;
  return {
    id: row.id,
    slug: row.slug,
    titles: { ja: row.title_ja ?? "", en: row.title_en ?? "" },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    state: isArchived ? "archived" : (row.state as OrganizedEvent["state"]),
    venueName: row.venue_name ?? "",
    sessions: row.sessions ?? 0,
    capacity: row.capacity ?? 0,
    seatsTaken: row.seats_taken ?? 0,
    waiting: row.waiting ?? 0,
    hasDraft: row.has_draft,
    publishAt: row.publish_at?.toISOString() ?? null,
    seriesId: row.series_id,
  };
}

const words = (value: FieldValue | undefined) => (typeof value === "string" ? value : "");

/** A draft may lack the value, or hold an invalid time. */
function momentOf(value: FieldValue | undefined): string | null {
  const moment = Date.parse(words(value));
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

export function presentNewDraft(row: NewDraftRow, document: ContentDocument): OrganizedEvent {
  const { shared, texts, sessions = [] } = document;
  return {
    id: row.id,
    slug: words(shared["slug"]),
    titles: { ja: words(texts.ja["title"]), en: words(texts.en["title"]) },
    startsAt: momentOf(shared["startsAt"]),
    endsAt: momentOf(shared["endsAt"]),
    state: "draft",
    venueName: "",
    sessions: sessions.length,
    capacity: sessions.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0),
    seatsTaken: 0,
    waiting: 0,
    hasDraft: true,
    publishAt: row.publish_at?.toISOString() ?? null,
    seriesId: row.series_id,
  };
}
