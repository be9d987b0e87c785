import { createRoute } from "@hono/zod-openapi";
import {
  callClaimSchema,
  callListQuerySchema,
  callListSchema,
  callOutcomeSchema,
  callParametersSchema,
  claimedCallSchema,
  notedCallSchema,
} from "@takujo/contracts/booking/organizer/call-list";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { claimCall } from "./claim-call.ts";
import { listCalls } from "./list-calls.ts";
import { noteCall } from "./note-call.ts";

const tags = ["call-list"];

const list = createRoute({
  method: "get",
  path: "/admin/calls",
  ...forStaff.everywhere("bookings"),
  operationId: "listCalls",
  tags,
  request: { query: callListQuerySchema },
  responses: {
    200: jsonContent("Parties to be told on the telephone", callListSchema),
    ...problemResponses,
  },
});

const note = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/admin/calls/{callId}",
  ...forStaff.everywhere("bookings"),
  operationId: "noteCall",
  tags,
  request: { params: callParametersSchema, body: jsonBody(callOutcomeSchema) },
  responses: { 200: jsonContent("The call as it is now", notedCallSchema), ...problemResponses },
});

const claim = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/admin/calls/{callId}/claim",
  ...forStaff.everywhere("bookings"),
  operationId: "claimCall",
  tags,
  request: { params: callParametersSchema, body: jsonBody(callClaimSchema) },
  responses: {
    200: jsonContent("Whether one telephones them now", claimedCallSchema),
    ...problemResponses,
  },
});

export function callListRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) =>
      c.json(await listCalls(db, c.req.valid("query"), c.get("bearer").userId), 200),
    )
    .openapi(claim, async (c) => {
      const { callId } = c.req.valid("param");
      const wanted = c.req.valid("json");
      const { userId } = c.get("bearer");
      const claimed = await once(db, claimOf(c), (transaction) =>
        claimCall(transaction, callId, wanted, userId),
      );
      return c.json(claimed, 200);
    })
    .openapi(note, async (c) => {
      const { callId } = c.req.valid("param");
      const outcome = c.req.valid("json");
      const { userId } = c.get("bearer");
      const noted = await once(db, claimOf(c), (transaction) =>
        noteCall(transaction, callId, outcome, userId),
      );
      return c.json(noted, 200);
    });
}
