import { randomUUID } from "node:crypto";
import {
  contentState,
  dayOf,
  findContent,
  lockItem,
  moveEvent,
  publishContent,
  upsertDraft,
} from "@takujo/content/editing/index";
import type {
  EventSeries,
  NewEventSeries,
} from "@takujo/contracts/booking/schedule/series/event-series";
import { seriesDays } from "@takujo/contracts/booking/schedule/series/series-days";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { once } from "@takujo/runtime/idempotency/once";
import type { KeyClaim } from "@takujo/runtime/idempotency/queries";
import { insertSeries, insertSeriesItem, selectSeriesItems } from "./queries.ts";
import { numberOf, withNumber } from "./title-number.ts";

/**
 * Creates independent drafts of the event on the days of the rule. Another rule can extend the series; existing days are
 * skipped.
 */
export async function createSeries(
  db: Database,
  claim: KeyClaim,
  actorId: string,
  { eventId, rule, publish }: NewEventSeries,
): Promise<EventSeries> {
  const source = { kind: "event" as const, itemId: eventId };
  // The drafts are created once. A retry publishes those that an interrupted first call did not.
  const made = await once(db, claim, async (transaction) => {
    await lockItem(transaction, source);
    const { document } = await findContent(transaction, source);
    const firstDay = dayOf(document);
    if (!firstDay) throw new DomainError("not-now", "The event has no day yet.");
    const series = await findSeries(transaction, eventId, firstDay, rule);
    const days = seriesDays(rule, firstDay);
    const newDays = days.filter((day) => !series.days.includes(day));
    const laterDays = [...series.days, ...newDays].filter((day) => day > firstDay).sort();
    const items: SeriesEvent[] = [];
    for (const day of newDays) {
      const moved = numbered(moveEvent(document, firstDay, day), laterDays.indexOf(day) + 1);
      items.push(
        await addDraft(transaction, actorId, { document: moved, day, seriesId: series.id }),
      );
    }
    await insertAuditEntry(transaction, {
      actorId,
      action: "event-series.create",
      subject: { kind: "event-series", id: series.id },
      after: { eventId, days: newDays },
    });
    return { id: series.id, items, skipped: days.filter((day) => series.days.includes(day)) };
  });
  const items: EventSeries["items"] = [];
  for (const { version, ...item } of made.items) {
    items.push({ ...item, isPublic: publish && (await isPublished(db, actorId, item, version)) });
  }
  return { ...made, items };
}

/** vol.1 is followed by vol.2, in each language whose title has a number. */
function numbered(document: ContentDocument, ahead: number): ContentDocument {
  const next = (text: ContentDocument["texts"]["ja"]) => {
    const title = String(text["title"] ?? "");
    const number = numberOf(title);
    return number === null ? text : { ...text, title: withNumber(title, number + ahead) };
  };
  return { ...document, texts: { ja: next(document.texts.ja), en: next(document.texts.en) } };
}

interface SeriesEvent {
  eventId: string;
  day: string;
  version: number;
}

async function findSeries(
  transaction: DatabaseTransaction,
  eventId: string,
  day: string,
  rule: NewEventSeries["rule"],
): Promise<{ id: string; days: string[] }> {
  const items = await selectSeriesItems(transaction, { eventId });
  const [known] = items;
  if (known) return { id: known.series_id, days: items.map((item) => item.day) };
  const [series] = await insertSeries(transaction, { rule: JSON.stringify(rule) });
  const id = series?.id ?? "";
  await insertSeriesItem(transaction, { seriesId: id, eventId, day });
  return { id, days: [] };
}

async function addDraft(
  transaction: DatabaseTransaction,
  actorId: string,
  { document, day, seriesId }: { document: ContentDocument; day: string; seriesId: string },
): Promise<SeriesEvent> {
  const eventId = randomUUID();
  const { version } = await upsertDraft(
    transaction,
    { kind: "event", itemId: eventId },
    { document, isNew: true, savedById: actorId },
  );
  await insertSeriesItem(transaction, { seriesId, eventId, day });
  return { eventId, day, version };
}

/** A draft that cannot be published stays a draft and shows why. */
async function isPublished(
  db: Database,
  actorId: string,
  { eventId }: { eventId: string },
  version: number,
): Promise<boolean> {
  try {
    await publishContent(db, { kind: "event", itemId: eventId }, { version }, actorId);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { status } = await findContent(db, { kind: "event", itemId: eventId });
    return contentState(status) === "published";
  }
}
