import { createRoute, z } from "@hono/zod-openapi";
import { staffListSchema } from "@takujo/contracts/content/staff";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { listStaff } from "./list-staff.ts";

const list = createRoute({
  method: "get",
  path: "/staff",
  operationId: "listStaff",
  tags: ["staff"],
  request: { query: z.object({ locale: localeSchema.default("ja") }) },
  responses: {
    200: jsonContent("Everybody who teaches, in the order of the organizer", staffListSchema),
    ...problemResponses,
  },
});

export function staffRoutes(db: Database) {
  return createApi().openapi(list, async (c) =>
    c.json(await listStaff(db, c.req.valid("query").locale), 200),
  );
}
