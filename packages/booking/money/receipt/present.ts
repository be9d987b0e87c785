import type { OwnReceipts } from "@takujo/contracts/booking/money/receipt";
import { receiptNumber } from "@takujo/contracts/booking/money/receipt-form";
import type { ReceiptRow } from "./queries.ts";

/** Each receipt with its copies, the newest first. */
export function presentReceipts(rows: ReceiptRow[]): OwnReceipts["receipts"] {
  const byNumber = Map.groupBy(rows, ({ year, number }) => receiptNumber(year, number, 1));
  return [...byNumber.entries()]
    .map(([number, copies]) => {
      const first = copies.find(({ copy }) => copy === 1);
      const last = copies.at(-1);
      return {
        id: first?.id ?? "",
        number,
        total: first ? first.standard + first.reduced : 0,
        addressee: last?.addressee ?? "",
        honorific: last?.honorific ?? "none",
        voidReason: first?.void_reason ?? null,
        copies: copies.map((row) => ({
          id: row.id,
          number: receiptNumber(row.year, row.number, row.copy),
          addressee: row.addressee,
          issuedAt: row.issued_at.toISOString(),
          issuedBy: row.issued_by as "person" | "desk",
        })),
      };
    })
    .toReversed();
}
