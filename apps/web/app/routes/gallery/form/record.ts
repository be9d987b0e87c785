import type { RouteRecord } from "../../../shell/routing/record.ts";

export const record: RouteRecord = {
  id: "gallery-form",
  path: "/gallery/form",
  auth: false,
  development: true,
};
