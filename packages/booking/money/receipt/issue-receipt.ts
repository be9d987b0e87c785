import type { NewReceipt, ReceiptReference } from "@takujo/contracts/booking/money/receipt";
import { receiptNumber } from "@takujo/contracts/booking/money/receipt-form";
import { dayParts } from "@takujo/i18n/format-date";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { readAmounts } from "./amounts.ts";
import { documentOf, readSeller } from "./document.ts";
import { assertPrintable } from "./pdf/assert-printable.ts";
import { insertReceipt, lockParty, selectParty, takeNumber } from "./queries.ts";

/** A person for their own reservation, or the desk for any. */
export interface Issuer {
  reservationId: string;
  by: "person" | "desk";
  actorId: string;
}

/** Null for the desk, which may issue for everybody. */
export const ownerOf = ({ by, actorId }: Issuer) => (by === "person" ? actorId : null);

/** Issues a receipt for money that is on no receipt yet; the desk can also issue one for a part of it. */
export async function issueReceipt(
  transaction: DatabaseTransaction,
  issuer: Issuer,
  wanted: NewReceipt,
  now = new Date(),
): Promise<ReceiptReference> {
  const { reservationId: id, by, actorId } = issuer;
  const userId = ownerOf(issuer);
  const [locked] = await lockParty(transaction, { id, userId });
  const [party] = await selectParty(transaction, { id, userId, locale: wanted.locale });
  if (!locked || !party) throw new DomainError("not-found");
  const amounts = await readAmounts(transaction, id);
  assertOpen(wanted, amounts.open, by);
  const { addressee, purpose, standard, reduced } = wanted;
  const seller = await readSeller(transaction, wanted.locale);
  const document = documentOf({ party, amounts, seller, wanted, isOnPaper: by === "desk", now });
  assertPrintable({ addressee, purpose }, document);
  const year = Number(dayParts(now).year);
  // Last, because from here on everybody who issues a receipt waits for the end of this transaction.
  const [counter] = await takeNumber(transaction, { year });
  const number = counter?.last ?? 0;
  const [receipt] = await insertReceipt(transaction, {
    ...{ year, number, copy: 1, eventId: party.event_id, reservationId: id, standard, reduced },
    ...{ addressee, purpose, document: JSON.stringify(document) },
    ...{ issuedBy: by, issuedById: actorId, now },
  });
  if (!receipt) throw new Error("A receipt was not stored");
  const reference = { id: receipt.id, number: receiptNumber(year, number, 1) };
  if (by === "desk") {
    await insertAuditEntry(transaction, {
      actorId,
      action: "receipt.issue",
      subject: { kind: "reservation", id },
      after: { number: reference.number, amount: standard + reduced },
    });
  }
  return reference;
}

interface Sums {
  standard: number;
  reduced: number;
}

function assertOpen(wanted: Sums, open: Sums, by: Issuer["by"]): void {
  if (wanted.standard + wanted.reduced === 0) {
    throw new DomainError("not-now", "There is nothing to receipt.", { reason: "nothing" });
  }
  const isWhole = wanted.standard === open.standard && wanted.reduced === open.reduced;
  const isPart = wanted.standard <= open.standard && wanted.reduced <= open.reduced;
  // The sums have changed since the person saw them: another receipt was issued, or money was refunded.
  if (by === "person" ? !isWhole : !isPart) throw new DomainError("changed-meanwhile");
}
