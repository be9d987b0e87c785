import { lockItem, unscheduleContent } from "@takujo/content/editing/index";
import { eventStore } from "@takujo/content/editing/stores/event/index";
import type {
  EventCancellation,
  EventNotice,
  PreviewedCancellation,
} from "@takujo/contracts/booking/schedule/organized-event";
import type { SessionDocument } from "@takujo/contracts/content/editing/content-document";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import {
  type Database,
  type DatabaseTransaction,
  inTransaction,
} from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { findFollowing, listFollowing } from "./following-events.ts";
import type { PreviewMail } from "./mail-preview.ts";
import {
  lockEventForCancellation,
  lockSessionsOf,
  markCancelled,
  selectPeople,
  updateDraftNotice,
  updateNotice,
} from "./queries.ts";
import { toldOfCancellation, writeMails } from "./read-consequences.ts";

/**
 * The page stays and shows the notice; the due work tells people who reserved or wait. With `following`, later public
 * events of the series are canceled too, and their scheduled drafts are unscheduled.
 */
export async function cancelEvent(
  db: Database,
  actorId: string,
  eventId: string,
  { following, ...cancellation }: EventCancellation,
  now = new Date(),
) {
  const later = following ? await findFollowing(db, eventId, now) : [];
  const events = [eventId, ...later.filter(({ isPublic }) => isPublic).map(({ id }) => id)];
  await inTransaction(db, async (transaction) => {
    const all = [eventId, ...later.map(({ id }) => id)];
    for (const itemId of all) await lockItem(transaction, { kind: "event", itemId });
    await lockSessionsOf(transaction, { eventIds: all });
    for (const id of events) await cancelOne(transaction, actorId, id, cancellation, now);
    for (const { id } of later.filter((event) => event.found.draft?.publish_at)) {
      await unscheduleContent(transaction, { kind: "event", itemId: id }, actorId);
    }
  });
  return { id: eventId, state: "cancelled" as const, events: events.length };
}

async function cancelOne(
  transaction: DatabaseTransaction,
  actorId: string,
  eventId: string,
  { notice, reason }: Omit<EventCancellation, "following">,
  now: Date,
) {
  const [event] = await lockEventForCancellation(transaction, { eventId });
  if (!event || (event.state === "draft" && !event.published_at)) {
    throw new DomainError("not-found");
  }
  if (event.state === "draft" || event.state === "cancelled" || event.ends_at <= now) {
    throw new DomainError("not-now", "Only what is public and still to come is cancelled.");
  }
  await markCancelled(transaction, { eventId });
  for (const locale of ["ja", "en"] as const) {
    const text = notice[locale] || null;
    await updateNotice(transaction, { eventId, locale, notice: text });
    await updateDraftNotice(transaction, {
      eventId,
      path: ["texts", locale, "notice"],
      notice: text ?? "",
    });
  }
  await insertAuditEntry(transaction, {
    actorId,
    action: "event.cancel",
    subject: { kind: "event", id: eventId },
    before: { state: event.state },
    after: { state: "cancelled" },
    reason,
  });
}

/** The mails that a cancellation with this notice would send, with their numbers; a series gets the same mail. */
export async function previewCancellation(
  db: Database,
  preview: PreviewMail | undefined,
  eventId: string,
  { notice, following }: { notice: EventNotice; following: boolean },
  now = new Date(),
): Promise<PreviewedCancellation> {
  const stored = await eventStore.read(db, eventId);
  if (!stored) throw new DomainError("not-found");
  const people = await selectPeople(db, { eventId });
  const { shared, texts, sessions = [] } = stored.document;
  const document = {
    shared,
    texts: {
      ja: { ...texts.ja, notice: notice.ja },
      en: { ...texts.en, notice: notice.en },
    },
  };
  const example: SessionDocument | undefined =
    sessions.find(({ id }) =>
      people.some((row) => row.id === id && !row.called_off && row.ends_at > now),
    ) ?? sessions[0];
  const later = following ? (await listFollowing(db, eventId, now)).items : [];
  const all = [toldOfCancellation(people, now), ...later.map(({ ifCancelled }) => ifCancelled)];
  const told = all.reduce((sum, { mails }) => sum + mails, 0);
  const withoutMail = all.reduce((sum, { calls }) => sum + calls, 0);
  return {
    told,
    withoutMail,
    mails: example
      ? await writeMails(db, preview, document, [{ kind: "event-cancelled", session: example }])
      : [],
  };
}
