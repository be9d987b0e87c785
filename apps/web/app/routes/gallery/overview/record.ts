import type { RouteRecord } from "../../../shell/routing/record.ts";

export const record: RouteRecord = {
  id: "gallery",
  path: "/gallery",
  auth: false,
  development: true,
};
