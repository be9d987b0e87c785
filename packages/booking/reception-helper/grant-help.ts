import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { inTransaction } from "@takujo/runtime/database/in-transaction";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { helpMailKey, receptionHelpMailJob } from "./jobs.ts";
import { insertHelper, selectEvent, selectPerson } from "./queries.ts";

interface Grant {
  eventId: string;
  /** Email address or handle. */
  person: string;
}

/** Allows a person to work the reception of one event, and tells them by mail. Who has the right already is not told again. */
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
