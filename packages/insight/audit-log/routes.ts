import { createRoute } from "@hono/zod-openapi";
import { auditEntryListSchema, auditEntryQuerySchema } from "@takujo/contracts/insight/audit-log";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { listAuditEntries } from "./list-audit-entries.ts";

const list = createRoute({
  method: "get",
  path: "/admin/audit-entries",
  operationId: "listAuditEntries",
  tags: ["audit"],
  request: { query: auditEntryQuerySchema },
  responses: {
    200: jsonContent("What admins did, the newest first", auditEntryListSchema),
    ...problemResponses,
  },
});

export function auditRoutes(db: Database) {
  return createApi<BearerVariables>().openapi(list, async (c) => {
    c.header("cache-control", "no-store");
    return c.json(await listAuditEntries(db, c.req.valid("query")), 200);
  });
}
