import type { RouteRecord } from "../../../../shell/routing/record.ts";
import { hasId } from "../../../../shell/routing/route-check.ts";

export const record: RouteRecord = {
  id: "user-reservation-calendar",
  path: "/user/reservation/:id/calendar.ics",
  auth: { only: "user" },
  validate: hasId,
  returnTo: ({ id }) => `/user/reservation/${id}/detail`,
};
