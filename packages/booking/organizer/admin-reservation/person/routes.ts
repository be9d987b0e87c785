import { createRoute, z } from "@hono/zod-openapi";
import { personRecordSchema } from "@takujo/contracts/booking/organizer/person-record";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { readPersonRecord } from "./read-person-record.ts";

const read = createRoute({
  method: "get",
  path: "/admin/people/{userId}/reservations",
  operationId: "readPersonRecord",
  tags: ["admin-reservation"],
  request: {
    params: z.object({ userId: z.string().min(1).max(64) }),
    query: z.object({ locale: localeSchema.default("ja") }),
  },
  responses: {
    200: jsonContent("A person's reservations, and how often they came", personRecordSchema),
    ...problemResponses,
  },
});

export function personRecordRoutes(db: Database) {
  return createApi<BearerVariables>().openapi(read, async (c) => {
    const { userId } = c.req.valid("param");
    return c.json(await readPersonRecord(db, userId, c.req.valid("query").locale), 200);
  });
}
