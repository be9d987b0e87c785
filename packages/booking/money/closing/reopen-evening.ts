import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockEvening } from "../queries.ts";
import { reopenClosing } from "./queries.ts";

interface Reopening {
  eventId: string;
  actorId: string;
  reason: string;
}

/** The closing stays, with who opened the evening again and why. */
export async function reopenEvening(
  transaction: DatabaseTransaction,
  { eventId, actorId, reason }: Reopening,
  now = new Date(),
): Promise<{ eventId: string }> {
  const [event] = await lockEvening(transaction, { eventId });
  if (!event) throw new DomainError("not-found");
  const [reopened] = await reopenClosing(transaction, { eventId, actorId, reason, now });
  if (!reopened) throw new DomainError("not-now", "The evening is open.", { reason: "open" });
  await insertAuditEntry(transaction, {
    actorId,
    action: "money.reopen",
    subject: { kind: "event", id: eventId },
    reason,
  });
  return { eventId };
}
