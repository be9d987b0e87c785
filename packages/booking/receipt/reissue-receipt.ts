import type { ReceiptReference } from "@takujo/contracts/booking/receipt";
import { type Honorific, mostCopies, receiptNumber } from "@takujo/contracts/booking/receipt-form";
import { venueDay } from "@takujo/i18n/format-date";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { needsStamp } from "./document.ts";
import { type Issuer, ownerOf } from "./issue-receipt.ts";
import { demandPrintable } from "./pdf/demand-printable.ts";
import { insertReceipt, lockParty, selectReceipt, selectReceipts } from "./queries.ts";

interface Wanted {
  receiptId: string;
  /** How many there were when somebody asked for another one. */
  copies: number;
  /** Given by the desk only, which may put the name right. */
  name?: { addressee: string; honorific: Honorific };
}

/** Another copy of a receipt, which says that it is one. Everything else is as it was issued. */
export async function reissueReceipt(
  transaction: DatabaseTransaction,
  issuer: Issuer,
  { receiptId, copies, name }: Wanted,
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
  if (copies >= mostCopies) throw new DomainError("not-now", "Too many.", { reason: "copies" });
  // Without another one, the name as it was put right last.
  const { addressee, honorific } = name ?? last;
  const document = {
    ...first.document,
    honorific,
    issuedOn: venueDay(now),
    hasStampFrame: needsStamp(first.document, by === "desk"),
    originalIssuedOn: first.document.issuedOn,
  };
  demandPrintable({ addressee, purpose }, document);
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
