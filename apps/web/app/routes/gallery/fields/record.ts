import type { RouteRecord } from "../../../shell/routing/record.ts";

export const record: RouteRecord = {
  id: "gallery-fields",
  path: "/gallery/fields",
  auth: false,
  development: true,
};
