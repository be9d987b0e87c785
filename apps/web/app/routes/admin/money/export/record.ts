import type { RouteRecord } from "../../../../shell/routing/record.ts";
import { moneyOnly } from "../money-page.ts";

export const record: RouteRecord = {
  id: "admin-money-export",
  path: "/admin/money/export",
  auth: moneyOnly,
};
