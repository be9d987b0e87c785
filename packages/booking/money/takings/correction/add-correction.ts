import type { NewCorrection } from "@takujo/contracts/booking/money/money";
import type { PaymentMethod, TaxRate } from "@takujo/contracts/booking/money/money-form";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { assertOpen } from "../closing/close-evening.ts";
import { insertCorrection, lockPartyOf } from "./queries.ts";

interface EventActor {
  eventId: string;
  actorId: string;
}

/** Adds an entry to what the reception recorded. Entries are never changed or removed, only corrected by others. */
export async function addCorrection(
  transaction: DatabaseTransaction,
  where: EventActor,
  correction: NewCorrection,
  now = new Date(),
): Promise<{ eventId: string }> {
  await recordCorrection(transaction, where, correction, now);
  return { eventId: where.eventId };
}

/** Ids of the new entries: two for a change of method, else one. */
export async function recordCorrection(
  transaction: DatabaseTransaction,
  { eventId, actorId }: EventActor,
  correction: NewCorrection,
  now: Date,
): Promise<string[]> {
  await assertOpen(transaction, eventId);
  const { kind, reservationId, reason } = correction;
  if (reservationId) {
    const [party] = await lockPartyOf(transaction, { id: reservationId, eventId });
    if (!party) throw new DomainError("not-found", "No party of this evening.");
  }
  const entries = entriesOf(correction);
  const ids: string[] = [];
  for (const entry of entries) {
    const values = { eventId, reservationId, kind, reason, madeById: actorId, now };
    const added = await insertCorrection(transaction, { ...values, ...entry });
    ids.push(...added.map(({ id }) => id));
  }
  await insertAuditEntry(transaction, {
    actorId,
    action: "money.correct",
    subject: reservationId
      ? { kind: "reservation", id: reservationId }
      : { kind: "event", id: eventId },
    after: { kind, amount: correction.amount, method: entries.map(({ method }) => method) },
    reason,
  });
  return ids;
}

interface Entry {
  owed: number;
  taken: number;
  method: PaymentMethod;
  rate: TaxRate;
}

/** A change of method is two entries: minus for the one, plus for the other. */
function entriesOf(correction: NewCorrection): Entry[] {
  const { amount } = correction;
  switch (correction.kind) {
    case "discount":
      return [{ owed: -amount, taken: 0, method: "cash", rate: 10 }];
    case "refund":
      return [{ ...correction, owed: -amount, taken: -amount }];
    case "sale":
      return [{ ...correction, owed: amount, taken: amount }];
    case "amount":
      return [{ ...correction, owed: 0, taken: amount, rate: 10 }];
    case "method":
      return [
        { owed: 0, taken: -amount, method: correction.from, rate: 10 },
        { owed: 0, taken: amount, method: correction.to, rate: 10 },
      ];
  }
}
