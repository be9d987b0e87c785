import type { OwnReceipts, PartyReceipts } from "@takujo/contracts/booking/money/receipt";
import { receiptNumber } from "@takujo/contracts/booking/money/receipt-form";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { readAmounts } from "./amounts.ts";
import { readSeller, suggestPurpose } from "./document.ts";
import { withoutUnprintable } from "./pdf/assert-printable.ts";
import { presentReceipts } from "./present.ts";
import { type PrintedRow, selectOwned, selectParty, selectReceipt } from "./queries.ts";

interface ReceiptQuery {
  reservationId: string;
  /** Null for the desk. */
  userId: string | null;
  locale: Locale;
}

async function readAll(db: Database, { reservationId: id, userId, locale }: ReceiptQuery) {
  const [party] = await selectParty(db, { id, userId, locale });
  if (!party) throw new DomainError("not-found");
  const [amounts, seller] = await Promise.all([readAmounts(db, id), readSeller(db, locale)]);
  const shown = {
    open: amounts.open,
    receipts: presentReceipts(amounts.receipts),
    suggestion: {
      addressee: withoutUnprintable(party.name),
      purpose: suggestPurpose(withoutUnprintable(party.title), locale),
    },
    seller: { name: seller.name, invoiceNumber: seller.invoiceNumber },
    event: {
      id: party.event_id,
      title: party.title,
      locale: party.locale as Locale,
      startsAt: party.event_starts_at.toISOString(),
    },
  };
  return { party, amounts, shown };
}

export const readOwnReceipts = async (db: Database, asked: ReceiptQuery): Promise<OwnReceipts> =>
  (await readAll(db, asked)).shown;

/** For the desk. */
export async function readPartyReceipts(
  db: Database,
  asked: Omit<ReceiptQuery, "userId">,
): Promise<PartyReceipts> {
  const { party, amounts, shown } = await readAll(db, { ...asked, userId: null });
  return { ...shown, code: party.code, name: party.name || party.nickname, taken: amounts.taken };
}

export interface ReceiptFile {
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/** For the desk: any copy, as often as it needs to be printed. */
export async function readPdf(db: Database, id: string): Promise<ReceiptFile> {
  const [row] = await selectReceipt(db, { id, reservationId: null });
  if (!row) throw new DomainError("not-found");
  return fileOf(row);
}

interface OwnCopy {
  reservationId: string;
  receiptId: string;
  userId: string;
}

/** For the person. A receipt printed at the desk is refused: they can reissue it, and the copy is marked as such. */
export async function readOwnPdf(db: Database, own: OwnCopy): Promise<ReceiptFile> {
  const { reservationId, receiptId: id, userId } = own;
  const [[owned], [row]] = await Promise.all([
    selectOwned(db, { id: reservationId, userId }),
    selectReceipt(db, { id, reservationId }),
  ]);
  if (!owned || !row) throw new DomainError("not-found");
  if (row.issued_by === "desk") {
    throw new DomainError("not-allowed", "It was handed out on paper.", { reason: "paper" });
  }
  return fileOf(row);
}

async function fileOf(row: PrintedRow): Promise<ReceiptFile> {
  const { year, number, copy, addressee, purpose, document } = row;
  // Loaded late, because servers start more often than they print.
  const { renderReceipt } = await import("./pdf/render-receipt.ts");
  const bytes = await renderReceipt({
    ...{ year, number, copy, addressee, purpose, document },
    isVoid: row.void_reason !== null,
    isElectronic: row.issued_by === "person",
    issuedAt: row.issued_at,
  });
  return {
    name: `${receiptNumber(year, number, copy)}.pdf`,
    content: Uint8Array.from(bytes),
  };
}
