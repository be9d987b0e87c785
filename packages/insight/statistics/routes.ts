import { createRoute, z } from "@hono/zod-openapi";
import {
  statisticsCsvQuerySchema,
  statisticsQuerySchema,
  statisticsSchema,
} from "@takujo/contracts/insight/statistics";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { exportStatistics } from "./export-statistics.ts";
import { readStatistics } from "./read-statistics.ts";

const tags = ["statistics"];

const read = createRoute({
  method: "get",
  path: "/admin/statistics",
  ...forStaff.everywhere("statistics"),
  operationId: "readStatistics",
  tags,
  request: { query: statisticsQuerySchema },
  responses: {
    200: jsonContent("A month of finished events, and the month before", statisticsSchema),
    ...problemResponses,
  },
});

/** Numbers only, so a download is not recorded. */
const file = createRoute({
  method: "get",
  path: "/admin/statistics.csv",
  ...forStaff.everywhere("statistics"),
  operationId: "exportStatistics",
  tags,
  request: { query: statisticsCsvQuerySchema },
  responses: {
    200: { description: "The file", content: { "text/csv": { schema: z.string() } } },
    ...problemResponses,
  },
});

export function statisticsRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(read, async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await readStatistics(db, c.req.valid("query")), 200);
    })
    .openapi(file, async (c) => {
      const query = c.req.valid("query");
      const { name, content } = await exportStatistics(db, query);
      return c.body(content, 200, {
        "content-type": `text/csv; charset=${query.encoding}`,
        "content-disposition": `attachment; filename="statistics.csv"; filename*=UTF-8''${encodeURIComponent(name)}`,
        "cache-control": "private, no-store",
      }) as never;
    });
}
