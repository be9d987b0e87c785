import type { RouteRecord } from "../../../../shell/routing/record.ts";

export const record: RouteRecord = {
  id: "user-data-export",
  path: "/user/data/export",
  auth: { only: "user" },
  returnTo: () => "/user/data",
};
