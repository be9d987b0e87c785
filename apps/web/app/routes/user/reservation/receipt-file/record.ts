import type { RouteRecord } from "../../../../shell/routing/record.ts";
import { hasId } from "../../../../shell/routing/route-check.ts";

export const record: RouteRecord = {
  id: "user-reservation-receipt",
  path: "/user/reservation/:id/receipt/:receiptId",
  auth: { only: "user" },
  validate: hasId,
  returnTo: ({ id }) => `/user/reservation/${id}/detail`,
};
