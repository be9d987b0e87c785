import type { RouteRecord } from "../../../../shell/routing/record.ts";
import { staffWith } from "../../admin-page.ts";

export const record: RouteRecord = {
  id: "admin-statistics-export",
  path: "/admin/statistics/export",
  auth: staffWith("statistics"),
};
