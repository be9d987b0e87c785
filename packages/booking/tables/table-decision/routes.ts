import { createRoute, z } from "@hono/zod-openapi";
import {
  decidedTableSchema,
  tableDecisionSchema,
  undecidedTableSchema,
} from "@takujo/contracts/booking/tables/table-decision";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import type { PreviewReservationMail } from "../../organizer/index.ts";
import { decideTable, readTable } from "./decide-table.ts";

const tags = ["table-decision"];
const path = "/admin/tables/{sessionId}/decision";
const params = z.object({ sessionId: z.uuid() });

const read = createRoute({
  method: "get",
  path,
  ...forStaff.everywhere("bookings"),
  operationId: "readTableToDecide",
  tags,
  request: { params, query: z.object({ locale: localeSchema.default("ja") }) },
  responses: {
    200: jsonContent("The table, and what either decision does", undecidedTableSchema),
    ...problemResponses,
  },
});

const decide = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path,
  ...forStaff.everywhere("bookings"),
  operationId: "decideTable",
  tags,
  request: { params, body: jsonBody(tableDecisionSchema) },
  responses: { 200: jsonContent("It is decided", decidedTableSchema), ...problemResponses },
});

export function tableDecisionRoutes(db: Database, preview?: PreviewReservationMail) {
  return createApi<BearerVariables>()
    .openapi(read, async (c) => {
      const { sessionId } = c.req.valid("param");
      return c.json(await readTable(db, preview, sessionId, c.req.valid("query").locale), 200);
    })
    .openapi(decide, async (c) => {
      const { sessionId } = c.req.valid("param");
      const { decision } = c.req.valid("json");
      const { userId } = c.get("bearer");
      const decided = await once(db, claimOf(c), (transaction) =>
        decideTable(transaction, sessionId, decision, userId),
      );
      return c.json(decided, 200);
    });
}
