import type { RouteRecord } from "../../../shell/routing/record.ts";

export const record: RouteRecord = {
  id: "guest-reservation-calendar",
  path: "/reservation/guest/calendar.ics",
  auth: false,
  hasSecret: true,
};
