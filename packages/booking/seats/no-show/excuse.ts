import type { ExcuseReason } from "@takujo/contracts/booking/seats/no-show-form";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockAbsence, removeExcuse, saveExcuse, selectExcuse } from "./queries.ts";

interface Excused {
  reservationId: string;
  actorId: string;
}

/** The absence stays what it was, but does not count. */
export async function excuseAbsence(
  transaction: DatabaseTransaction,
  { reservationId: id, actorId, reason }: Excused & { reason: ExcuseReason },
): Promise<{ isExcused: boolean }> {
  const before = await enterAbsence(transaction, id);
  if (before === reason) return { isExcused: true };
  await saveExcuse(transaction, { id, reason, actorId });
  await insertAuditEntry(transaction, {
    actorId,
    action: "reservation.excuse",
    subject: { kind: "reservation", id },
    before: { excuse: before },
    after: { excuse: reason },
  });
  return { isExcused: true };
}

/** Withdraws an excuse. */
export async function countAbsence(
  transaction: DatabaseTransaction,
  { reservationId: id, actorId }: Excused,
): Promise<{ isExcused: boolean }> {
  const before = await enterAbsence(transaction, id);
  if (before === null) return { isExcused: false };
  await removeExcuse(transaction, { id });
  await insertAuditEntry(transaction, {
    actorId,
    action: "reservation.count-absence",
    subject: { kind: "reservation", id },
    before: { excuse: before },
    after: { excuse: null },
  });
  return { isExcused: false };
}

/** Only accounts have a tally: people without one cannot be told apart by name. */
async function enterAbsence(transaction: DatabaseTransaction, id: string): Promise<string | null> {
  const [found] = await lockAbsence(transaction, { id });
  if (!found) throw new DomainError("not-found");
  if (found.state !== "no-show" || found.user_id === null) throw new DomainError("not-now");
  const [excuse] = await selectExcuse(transaction, { id });
  return excuse?.reason ?? null;
}
