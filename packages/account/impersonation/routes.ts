import { createRoute } from "@hono/zod-openapi";
import { type Impersonation, impersonationListSchema } from "@takujo/contracts/account/login";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { type ImpersonationRow, selectImpersonations } from "./queries.ts";

const list = createRoute({
  method: "get",
  path: "/impersonations",
  operationId: "listImpersonations",
  tags: ["login"],
  responses: {
    200: jsonContent("Who acted in this person's name, newest first", impersonationListSchema),
    ...problemResponses,
  },
});

/** People may see what was done in their name. */
export function impersonationRoutes(db: Database) {
  return createApi<BearerVariables>().openapi(list, async (c) => {
    const rows = await selectImpersonations(db, { userId: c.get("bearer").userId });
    return c.json({ items: rows.map(presentImpersonation) }, 200);
  });
}

function presentImpersonation(row: ImpersonationRow): Impersonation {
  return {
    id: row.id,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    reason: row.reason ?? "",
    by: row.by || null,
  };
}
