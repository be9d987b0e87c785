import { createRoute, z } from "@hono/zod-openapi";
import { dashboardSchema } from "@takujo/contracts/insight/dashboard";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { readDashboard } from "./read-dashboard.ts";

const read = createRoute({
  method: "get",
  path: "/admin/dashboard",
  ...forStaff.everywhere("bookings"),
  operationId: "readDashboard",
  tags: ["dashboard"],
  request: { query: z.object({ locale: localeSchema.default("ja") }) },
  responses: { 200: jsonContent("The organizer's day", dashboardSchema), ...problemResponses },
});

export function dashboardRoutes(db: Database) {
  return createApi<BearerVariables>().openapi(read, async (c) => {
    c.header("cache-control", "no-store");
    return c.json(await readDashboard(db, c.req.valid("query").locale), 200);
  });
}
