import type { RouteRecord } from "../../../../shell/routing/record.ts";

export const record: RouteRecord = {
  id: "admin-reservation-export",
  path: "/admin/reservation/export",
  auth: { only: "admin" },
};
