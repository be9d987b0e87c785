import type { RouteRecord } from "../../../../shell/routing/record.ts";

export const record: RouteRecord = {
  id: "admin-content-first",
  path: "/admin/content",
  auth: { only: "admin" },
};
