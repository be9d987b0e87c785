import type { RouteRecord } from "../../../shell/routing/record.ts";

export const record: RouteRecord = {
  id: "calendar-feed",
  path: "/calendar/reservations.ics",
  auth: false,
  hasSecret: true,
};
