import type { ReceptionHelpers } from "@takujo/contracts/booking/door/reception";
import type { MailedReceptionHelp } from "@takujo/contracts/booking/door/reception-help-mail";
import type { Locale } from "@takujo/contracts/locale";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { type Database, inTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { helpMailKey, receptionHelpMailJob } from "./jobs.ts";
import {
  deleteHelper,
  insertHelper,
  selectEvent,
  selectHelpers,
  selectMailedHelp,
  selectPerson,
} from "./queries.ts";

export async function listHelpers(db: Database, eventId: string): Promise<ReceptionHelpers> {
  const rows = await selectHelpers(db, { eventId });
  return {
    helpers: rows.map(({ id, name, email, handle, granted_at }) => ({
      userId: id,
      name,
      handle,
      email,
      grantedAt: granted_at.toISOString(),
    })),
  };
}

interface Grant {
  eventId: string;
  /** Email address or handle. */
  person: string;
}

/** Allows a person to work the reception of one event, and mails them, unless they have the right already. */
export function grantHelp(
  db: Database,
  { eventId, person }: Grant,
  grantedById: string,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const [event] = await selectEvent(transaction, { eventId });
    const [found] = await selectPerson(transaction, { person });
    if (!event || !found) throw new DomainError("not-found");
    const userId = found.id;
    const [granted] = await insertHelper(transaction, { eventId, userId, grantedById });
    if (!granted) return;
    await insertAuditEntry(transaction, {
      actorId: grantedById,
      action: "reception-helper.grant",
      subject: { kind: "event", id: eventId },
      after: { userId },
    });
    const jobKey = helpMailKey(eventId, userId);
    await enqueue(transaction, receptionHelpMailJob, { eventId, userId }, { jobKey });
  });
}

export function revokeHelp(
  db: Database,
  { eventId, userId }: { eventId: string; userId: string },
  actorId: string,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const [revoked] = await deleteHelper(transaction, { eventId, userId });
    if (!revoked) throw new DomainError("not-found");
    await insertAuditEntry(transaction, {
      actorId,
      action: "reception-helper.revoke",
      subject: { kind: "event", id: eventId },
      before: { userId },
    });
    const jobKey = helpMailKey(eventId, userId);
    await enqueue(transaction, receptionHelpMailJob, { eventId, userId }, { jobKey });
  });
}

const oneDay = 86_400_000;

/** Content of the mail, in the person's language. Null if it would come too late, or the person or event no longer exists. */
export async function findMailedHelp(
  db: Database,
  { eventId, userId }: { eventId: string; userId: string },
  now = new Date(),
): Promise<MailedReceptionHelp | null> {
  const [row] = await selectMailedHelp(db, { eventId, userId });
  if (!row) return null;
  const isGranted = row.granted_at !== null;
  // The right lasts until the day after the event. Withdrawing it later needs no mail.
  const until = isGranted ? row.ends_at.getTime() + oneDay : row.ends_at.getTime();
  if (until <= now.getTime()) return null;
  return {
    isGranted,
    email: row.email,
    locale: row.locale as Locale,
    name: row.name,
    grantedBy: row.granted_by,
    event: { id: eventId, title: row.title, startsAt: row.starts_at, endsAt: row.ends_at },
    place: { venue: row.venue_name, room: row.room, address: row.venue_address },
  };
}
