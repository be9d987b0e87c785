import type { NewReceipt, ReceiptReference } from "@takujo/contracts/booking/receipt";
import { receiptNumber } from "@takujo/contracts/booking/receipt-form";
import { dayParts } from "@takujo/i18n/format-date";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { readAmounts } from "./amounts.ts";
import { documentOf } from "./document.ts";
import { demandPrintable } from "./pdf/demand-printable.ts";
import { insertReceipt, lockParty, selectParty, takeNumber } from "./queries.ts";
import { readSeller } from "./seller.ts";

/** A person for their own reservation, or the desk for any. */
export interface Issuer {
  reservationId: string;
  by: "person" | "desk";
  actorId: string;
}

/** Null for the desk, which may issue for everybody. */
export const ownerOf = ({ by, actorId }: Issuer) => (by === "person" ? actorId : null);

/** Writes a receipt for what was paid and is on no receipt yet; the desk also for a part of it. */
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
  demandOpen(wanted, amounts.open, by);
  const { addressee, purpose, standard, reduced } = wanted;
  const seller = await readSeller(transaction, wanted.locale);
  const document = documentOf({ party, amounts, seller, wanted, isOnPaper: by === "desk", now });
  demandPrintable({ addressee, purpose }, document);
  const year = Number(dayParts(now).year);
  // Last, because everybody who issues a receipt waits for the end of this transaction from here on.
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

function demandOpen(wanted: Sums, open: Sums, by: Issuer["by"]): void {
  if (wanted.standard + wanted.reduced === 0) {
    throw new DomainError("not-now", "There is nothing to receipt.", { reason: "nothing" });
  }
  const isWhole = wanted.standard === open.standard && wanted.reduced === open.reduced;
  const isPart = wanted.standard <= open.standard && wanted.reduced <= open.reduced;
  // A person saw other sums than there are now: another receipt was issued, or money went back.
  if (by === "person" ? !isWhole : !isPart) throw new DomainError("changed-meanwhile");
}
