import type { RouteRecord } from "../../../shell/routing/record.ts";

export const record: RouteRecord = {
  id: "gallery-handle",
  path: "/gallery/handles/:handle",
  auth: false,
  development: true,
};
