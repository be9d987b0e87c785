import type { RouteRecord } from "../../../../shell/routing/record.ts";
import { moneyOnly } from "../money-page.ts";

export const record: RouteRecord = {
  id: "admin-money-receipt-file",
  path: "/admin/money/receipt-file/:receiptId",
  auth: moneyOnly,
};
