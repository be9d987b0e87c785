import type { RouteRecord } from "../../../shell/routing/record.ts";

export const record: RouteRecord = {
  id: "friend-ticket-calendar",
  path: "/reservation/friend/calendar.ics",
  auth: false,
  hasSecret: true,
};
