import type { ReceiptReference } from "@takujo/contracts/booking/receipt";
import { receiptNumber } from "@takujo/contracts/booking/receipt-form";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { insertVoid, lockParty, selectReceipt } from "./queries.ts";

interface Voided {
  reservationId: string;
  receiptId: string;
  actorId: string;
  reason: string;
}

/** A receipt with all its copies does not count any more, and its money can be receipted again. Its number stays taken. */
export async function voidReceipt(
  transaction: DatabaseTransaction,
  { reservationId, receiptId, actorId, reason }: Voided,
  now = new Date(),
): Promise<ReceiptReference> {
  const [locked] = await lockParty(transaction, { id: reservationId, userId: null });
  const [receipt] = await selectReceipt(transaction, { id: receiptId, reservationId });
  if (!locked || receipt?.copy !== 1) throw new DomainError("not-found");
  const [voided] = await insertVoid(transaction, { receiptId, reason, actorId, now });
  if (!voided) throw new DomainError("not-now", "It is void already.", { reason: "void" });
  const number = receiptNumber(receipt.year, receipt.number, 1);
  await insertAuditEntry(transaction, {
    actorId,
    action: "receipt.void",
    subject: { kind: "reservation", id: reservationId },
    after: { number, amount: receipt.standard + receipt.reduced },
    reason,
  });
  return { id: receiptId, number };
}
