import type { RouteRecord } from "../../../../shell/routing/record.ts";
import { adminsOnly } from "../../admin-page.ts";

export const record: RouteRecord = {
  id: "admin-reservation-export",
  path: "/admin/reservation/export",
  auth: adminsOnly,
  returnTo: () => "/admin/reservation?ask=contacts",
};
