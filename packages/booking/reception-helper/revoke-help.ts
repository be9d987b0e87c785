import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { helpMailKey, receptionHelpMailJob } from "./jobs.ts";
import { deleteHelper } from "./queries.ts";

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
