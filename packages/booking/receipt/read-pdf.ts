import { receiptNumber } from "@takujo/contracts/booking/receipt-form";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { type PrintedRow, selectOwned, selectReceipt } from "./queries.ts";

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

/** For the person. Of a receipt that they got on paper, they make a reissue, which says that it is one. */
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
