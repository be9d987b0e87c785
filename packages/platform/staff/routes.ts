import { createRoute, z } from "@hono/zod-openapi";
import { localeSchema } from "@takujo/contracts/locale-schema";
import { staffListSchema } from "@takujo/contracts/platform/staff";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/api";
import type { Database } from "@takujo/runtime/database";
import { listStaff } from "./list-staff.ts";

const list = createRoute({
  method: "get",
  path: "/staff",
  operationId: "listStaff",
  tags: ["staff"],
  request: { query: z.object({ locale: localeSchema.default("ja") }) },
  responses: {
    200: jsonContent("Everybody who teaches, in the order of the house", staffListSchema),
    ...problemResponses,
  },
});

export function staffRoutes(db: Database) {
  return createApi().openapi(list, async (c) =>
    c.json(await listStaff(db, c.req.valid("query").locale), 200),
  );
}
