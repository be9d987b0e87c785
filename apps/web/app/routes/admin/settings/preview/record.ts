import type { RouteRecord } from "../../../../shell/routing/record.ts";
import { adminsOnly } from "../../admin-page.ts";

export const record: RouteRecord = {
  id: "admin-settings-preview",
  path: "/admin/settings/preview",
  auth: adminsOnly,
};
