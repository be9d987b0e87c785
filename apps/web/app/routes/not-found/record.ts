import type { RouteRecord } from "../../shell/routing/record.ts";

/** Everything else: redirect rules, then 404. */
export const record: RouteRecord = {
  id: "not-found",
  path: "*",
  auth: false,
};
