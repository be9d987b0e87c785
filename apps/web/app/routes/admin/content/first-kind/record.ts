import type { RouteRecord } from "../../../../shell/routing/record.ts";
import { staffWith } from "../../admin-page.ts";

export const record: RouteRecord = {
  id: "admin-content-first",
  path: "/admin/content",
  auth: staffWith("content"),
};
