import { withLockedItem } from "@takujo/content/editing/index";
import { eventStore } from "@takujo/content/editing/stores/event/index";
import type {
  EventCancellation,
  EventNotice,
  PreviewedCancellation,
} from "@takujo/contracts/booking/organized-event";
import type { SessionDocument } from "@takujo/contracts/content/editing/content-document";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
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

/** The page stays and shows the reason. People who reserved or wait are told by the due work. */
export async function cancelEvent(
  db: Database,
  actorId: string,
  eventId: string,
  { notice, reason }: EventCancellation,
  now = new Date(),
) {
  await withLockedItem(db, { kind: "event", itemId: eventId }, async (transaction) => {
    await lockSessionsOf(transaction, { eventId });
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
  });
  return { id: eventId, state: "cancelled" as const };
}

/** The mails that a cancellation with this notice would send, and their numbers. */
export async function previewCancellation(
  db: Database,
  preview: PreviewMail | undefined,
  eventId: string,
  notice: EventNotice,
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
  const { mails: told, calls: withoutMail } = toldOfCancellation(people, now);
  return {
    told,
    withoutMail,
    mails: example
      ? await writeMails(db, preview, document, [{ kind: "event-cancelled", session: example }])
      : [],
  };
}
