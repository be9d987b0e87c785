import type { RouteRecord } from "../../../../shell/routing/record.ts";
import { adminsOnly } from "../../admin-page.ts";
import { hasEvent } from "../event-path.ts";

export const record: RouteRecord = {
  id: "admin-event-consequences",
  path: "/admin/event/:eventId/consequences",
  auth: adminsOnly,
  validate: hasEvent,
};
