import type { RouteRecord } from "../../../../shell/routing/record.ts";
import { staffWith } from "../../admin-page.ts";
import { hasEvent } from "../event-path.ts";

export const record: RouteRecord = {
  id: "admin-event-consequences",
  path: "/admin/event/:eventId/consequences",
  auth: staffWith("events"),
  validate: hasEvent,
};
