import type { CsvEncoding } from "@takujo/contracts/csv";
import { addressOf } from "../list/address-of.ts";

export const monthPath = (month: string) => `/admin/money?month=${month}`;
export const eveningPath = (eventId: string) => `/admin/money/${eventId}`;
export const receiptsPath = (reservationId: string) => `/admin/money/receipt/${reservationId}`;
export const receiptFile = (receiptId: string) => `/admin/money/receipt-file/${receiptId}`;

export const moneyFile =
  (span: { month: string } | { eventId: string }) => (encoding: CsvEncoding) =>
    addressOf("/admin/money/export", { ...span, encoding });
