import type {
  ContentDocument,
  FieldValues,
} from "@takujo/contracts/content/editing/content-document";
import { eventFields } from "@takujo/contracts/content/event";
import type { ContentField } from "@takujo/contracts/content/fields";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { ContentStore } from "../../content-store.ts";
import { findEventProblems } from "./find-event-problems.ts";
import {
  lockSessionsOf,
  selectKnownSessions,
  selectLastPublished,
  selectSiteVenue,
  updateState,
} from "./queries.ts";
import { readEvent } from "./read-event.ts";
import { writeEvent } from "./write-event.ts";

/** An event with its texts, games, guides and sessions. */
export const eventStore: ContentStore = {
  read: readEvent,
  write: writeEvent,
  findProblems: findEventProblems,
  archive: archiveEvent,
  assertArchivable: assertNoReservations,
  begin: beginEvent,
};

/** People who reserved must find the page again: such an event is canceled, not archived. */
async function assertNoReservations(db: Database, id: string): Promise<void> {
  const sessions = await selectKnownSessions(db, { eventId: id, ids: [] });
  if (sessions.some(({ has_reservations }) => has_reservations)) {
    throw new DomainError("not-now", "The event has reservations. It can be cancelled.", {
      reason: "has-reservations",
    });
  }
}

async function archiveEvent(transaction: DatabaseTransaction, id: string): Promise<void> {
  await lockSessionsOf(transaction, { eventId: id });
  await assertNoReservations(transaction, id);
  await updateState(transaction, id, "draft");
}

const pickCarriedOver = (values: FieldValues, fields: readonly ContentField[]): FieldValues =>
  Object.fromEntries(
    fields.flatMap(({ name, carriedOver }) =>
      carriedOver && name in values ? [[name, values[name] ?? ""]] : [],
    ),
  );

/**
 * A new event starts with the values of the event published last, and at the site's own venue, if set. English is left
 * out: partial texts would have to be completed before publishing.
 */
async function beginEvent(
  db: Database,
): Promise<(Pick<ContentDocument, "shared"> & Partial<ContentDocument>) | null> {
  const [[last], [house]] = await Promise.all([
    selectLastPublished(db, {}),
    selectSiteVenue(db, {}),
  ]);
  const stored = last && (await readEvent(db, last.id));
  if (!stored && !house) return null;
  const usual = stored ? pickCarriedOver(stored.document.shared, eventFields.shared) : {};
  const usualTexts = stored ? pickCarriedOver(stored.document.texts.ja, eventFields.text) : {};
  if (!house) return { shared: usual, texts: { ja: usualTexts, en: {} } };
  const isThere = usual["venue"] === house.id;
  const room = house.room || (isThere ? (usualTexts["room"] ?? "") : "");
  return {
    shared: { ...usual, venue: house.id },
    texts: { ja: { ...usualTexts, room }, en: {} },
  };
}
