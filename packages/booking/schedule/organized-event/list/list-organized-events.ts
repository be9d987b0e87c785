import type { Reach } from "@takujo/contracts/account/staff-policy";
import type {
  OrganizedEvent,
  OrganizedEventList,
  OrganizedEventListQuery,
} from "@takujo/contracts/booking/schedule/organized-event";
import type {
  ContentDocument,
  FieldValue,
} from "@takujo/contracts/content/editing/content-document";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import {
  type DatedRow,
  type NewDraftRow,
  selectDatedPage,
  selectHiddenPage,
  selectNewDrafts,
} from "./queries.ts";

const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Dated events by day, drafts by their last change, because a draft may have no day yet. */
export function listOrganizedEvents(
  db: Database,
  { view, after, limit, locale }: OrganizedEventListQuery,
  reach: Reach,
): Promise<OrganizedEventList> {
  const page = { after, limit, locale, ids: reach === "everywhere" ? null : [...reach] };
  return view === "draft" ? draftPage(db, page) : datedPage(db, view, page);
}

interface Page {
  after: string | undefined;
  limit: number;
  locale: Locale;
  /** Only these; null for all. */
  ids: string[] | null;
}

async function datedPage(
  db: Database,
  view: "upcoming" | "past" | "cancelled",
  { after, ...page }: Page,
): Promise<{ items: OrganizedEvent[]; next: string | null }> {
  const { limit } = page;
  if (after !== undefined && !isUuid(after)) throw new DomainError("invalid-input");
  const rows = await selectDatedPage(db, view, { after: after ?? null, ...page });
  const items = rows.slice(0, limit).map(presentEvent);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

async function draftPage(
  db: Database,
  { after, limit, locale, ids }: Page,
): Promise<{ items: OrganizedEvent[]; next: string | null }> {
  const [savedBefore = "infinity", idBefore = lastId] = after?.split("|") ?? [];
  const isMoment = after === undefined || /^(?:19|2[01])[\d :.+-]{17,38}$/.test(savedBefore);
  if (!isMoment || !isUuid(idBefore)) throw new DomainError("invalid-input");
  const values = { savedBefore, idBefore, limit, ids };
  const [drafts, hidden] = await Promise.all([
    selectNewDrafts(db, values),
    selectHiddenPage(db, { ...values, locale }),
  ]);
  const all = [
    ...drafts.map((row) => ({
      changedAt: row.changed_at,
      item: presentNewDraft(row, row.document as unknown as ContentDocument),
    })),
    ...hidden.map((row) => ({ changedAt: row.changed_at, item: presentEvent(row) })),
  ].sort(
    (one, other) =>
      Date.parse(other.changedAt) - Date.parse(one.changedAt) ||
      (one.item.id < other.item.id ? 1 : -1),
  );
  const last = all[limit - 1];
  return {
    items: all.slice(0, limit).map(({ item }) => item),
    next: all.length > limit && last ? `${last.changedAt}|${last.item.id}` : null,
  };
}

function presentEvent(row: DatedRow): OrganizedEvent {
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

function presentNewDraft(row: NewDraftRow, document: ContentDocument): OrganizedEvent {
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
