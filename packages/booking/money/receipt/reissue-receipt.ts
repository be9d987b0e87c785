import type { ReceiptReference } from "@takujo/contracts/booking/money/receipt";
import {
  type Honorific,
  maxCopies,
  receiptNumber,
} from "@takujo/contracts/booking/money/receipt-form";
import { venueDay } from "@takujo/i18n/format-date";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { needsStamp } from "./document.ts";
import { type Issuer, ownerOf } from "./issue-receipt.ts";
import { assertPrintable } from "./pdf/assert-printable.ts";
import { insertReceipt, insertVoid, lockParty, selectReceipt, selectReceipts } from "./queries.ts";

interface ReissueInput {
  receiptId: string;
  /** Number of copies when the reissue was requested. */
  copies: number;
  /** Only from the desk, which may correct the name. */
  name?: { addressee: string; honorific: Honorific };
}

/** Another copy of a receipt, marked as a copy. Everything else is as issued. */
export async function reissueReceipt(
  transaction: DatabaseTransaction,
  issuer: Issuer,
  { receiptId, copies, name }: ReissueInput,
  now = new Date(),
): Promise<ReceiptReference> {
  const { reservationId, by, actorId } = issuer;
  const [locked] = await lockParty(transaction, { id: reservationId, userId: ownerOf(issuer) });
  if (!locked) throw new DomainError("not-found");
  const [first] = await selectReceipt(transaction, { id: receiptId, reservationId });
  if (first?.copy !== 1) throw new DomainError("not-found");
  if (first.void_reason !== null) {
    throw new DomainError("not-now", "The receipt is void.", { reason: "void" });
  }
  const all = await selectReceipts(transaction, { reservationId });
  const { year, number, standard, reduced, purpose, event_id: eventId } = first;
  const last = all.findLast((one) => one.year === year && one.number === number);
  if (last?.copy !== copies) throw new DomainError("changed-meanwhile");
  if (copies >= maxCopies) throw new DomainError("not-now", "Too many.", { reason: "copies" });
  // By default, the name as last corrected.
  const { addressee, honorific } = name ?? last;
  const document = {
    ...first.document,
    honorific,
    issuedOn: venueDay(now),
    hasStampFrame: needsStamp(first.document, by === "desk"),
    originalIssuedOn: first.document.issuedOn,
  };
  assertPrintable({ addressee, purpose }, document);
  const copy = copies + 1;
  const [receipt] = await insertReceipt(transaction, {
    ...{ year, number, copy, eventId, reservationId, standard, reduced, addressee, purpose },
    ...{ document: JSON.stringify(document), issuedBy: by, issuedById: actorId, now },
  });
  if (!receipt) throw new Error("A receipt was not stored");
  const reference = { id: receipt.id, number: receiptNumber(year, number, copy) };
  if (by === "desk") {
    await insertAuditEntry(transaction, {
      actorId,
      action: "receipt.reissue",
      subject: { kind: "reservation", id: reservationId },
      after: { number: reference.number, isRenamed: addressee !== last.addressee },
    });
  }
  return reference;
}

interface VoidInput {
  reservationId: string;
  receiptId: string;
  actorId: string;
  reason: string;
}

/** Voids a receipt with all copies, so that its money can be receipted again. The number is not reused. */
export async function voidReceipt(
  transaction: DatabaseTransaction,
  { reservationId, receiptId, actorId, reason }: VoidInput,
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
