import { createRoute, z } from "@hono/zod-openapi";
import {
  newReceptionHelperSchema,
  receptionHelpersSchema,
} from "@takujo/contracts/booking/door/reception";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { grantHelp, listHelpers, revokeHelp } from "./manage-helpers.ts";

const tags = ["reception"];
const params = z.object({ eventId: z.uuid() });
const path = "/admin/events/{eventId}/reception-helpers";

const list = createRoute({
  method: "get",
  path,
  operationId: "listReceptionHelpers",
  tags,
  request: { params },
  responses: {
    200: jsonContent("Who may work the reception besides admins", receptionHelpersSchema),
    ...problemResponses,
  },
});

const grant = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path,
  operationId: "grantReceptionHelp",
  tags,
  request: { params, body: jsonBody(newReceptionHelperSchema) },
  responses: { 204: { description: "They may" }, ...problemResponses },
});

const revoke = createRoute({
  method: "delete",
  path: `${path}/{userId}`,
  operationId: "revokeReceptionHelp",
  tags,
  request: { params: params.extend({ userId: z.string().max(100) }) },
  responses: { 204: { description: "They may no longer" }, ...problemResponses },
});

/** Mounted behind the check for admins. */
export function receptionHelperRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) => c.json(await listHelpers(db, c.req.valid("param").eventId), 200))
    .openapi(grant, async (c) => {
      const { person } = c.req.valid("json");
      const grant = { ...c.req.valid("param"), person };
      await once(db, claimOf(c), (transaction) =>
        grantHelp(transaction, grant, c.get("bearer").userId),
      );
      return c.body(null, 204);
    })
    .openapi(revoke, async (c) => {
      await revokeHelp(db, c.req.valid("param"), c.get("bearer").userId);
      return c.body(null, 204);
    });
}
