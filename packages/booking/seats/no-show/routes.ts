import { createRoute, z } from "@hono/zod-openapi";
import {
  adminNoShowRuleSchema,
  excusedSchema,
  newExcuseSchema,
  noShowRuleChangeSchema,
  ownNoShowsSchema,
  personNoShowsSchema,
  publicNoShowRuleSchema,
} from "@takujo/contracts/booking/seats/no-show";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { countAbsence, excuseAbsence } from "./excuse.ts";
import { readOwnNoShows, readPersonNoShows } from "./read-tally.ts";
import { changeRule, readRule, ruleInForce } from "./rule.ts";

const tags = ["no-show"];
const query = z.object({ locale: localeSchema.default("ja") });
const adminRulePath = "/admin/no-show-rule";
const excusePath = "/admin/reservations/{reservationId}/no-show-excuse";
const params = z.object({ reservationId: z.uuid() });

const readPublic = createRoute({
  method: "get",
  path: "/no-show-rule",
  operationId: "readNoShowRule",
  tags,
  responses: {
    200: jsonContent("The rule about absences, if there is one", publicNoShowRuleSchema),
    ...problemResponses,
  },
});

const readOwn = createRoute({
  method: "get",
  path: "/no-shows",
  operationId: "readOwnNoShows",
  tags,
  request: { query },
  responses: {
    200: jsonContent("One's own absences, and what follows from them", ownNoShowsSchema),
    ...problemResponses,
  },
});

const readForAdmin = createRoute({
  method: "get",
  path: adminRulePath,
  operationId: "readAdminNoShowRule",
  tags,
  responses: {
    200: jsonContent("The rule about absences, on or off", adminNoShowRuleSchema),
    ...problemResponses,
  },
});

const change = createRoute({
  method: "patch",
  ...keyRemembered.inTransaction,
  path: adminRulePath,
  operationId: "changeNoShowRule",
  tags,
  request: { body: jsonBody(noShowRuleChangeSchema) },
  responses: {
    200: jsonContent("The rule as it is now", adminNoShowRuleSchema),
    ...problemResponses,
  },
});

const readPerson = createRoute({
  method: "get",
  path: "/admin/people/{userId}/no-shows",
  operationId: "readPersonNoShows",
  tags,
  request: { params: z.object({ userId: z.string().min(1).max(64) }), query },
  responses: {
    200: jsonContent("A person's absences, and what follows from them", personNoShowsSchema),
    ...problemResponses,
  },
});

const excuse = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: excusePath,
  operationId: "excuseAbsence",
  tags,
  request: { params, body: jsonBody(newExcuseSchema) },
  responses: { 200: jsonContent("It does not count", excusedSchema), ...problemResponses },
});

const count = createRoute({
  method: "delete",
  path: excusePath,
  operationId: "countAbsence",
  tags,
  request: { params },
  responses: { 204: { description: "It counts again" }, ...problemResponses },
});

/** Public, like the terms. */
export function noShowRuleRoutes(db: Database) {
  return createApi().openapi(readPublic, async (c) => c.json({ rule: await ruleInForce(db) }, 200));
}

/** For people who are signed in; those of `/admin` are mounted behind the check for admins. */
export function noShowRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(readOwn, async (c) =>
      c.json(await readOwnNoShows(db, c.get("bearer").userId, c.req.valid("query").locale), 200),
    )
    .openapi(readForAdmin, async (c) => c.json(await readRule(db), 200))
    .openapi(change, async (c) => {
      const wanted = c.req.valid("json");
      const { userId: actorId } = c.get("bearer");
      const rule = await once(db, claimOf(c), (transaction) =>
        changeRule(transaction, wanted, actorId),
      );
      return c.json(rule, 200);
    })
    .openapi(readPerson, async (c) => {
      const { userId } = c.req.valid("param");
      return c.json(await readPersonNoShows(db, userId, c.req.valid("query").locale), 200);
    })
    .openapi(excuse, async (c) => {
      const { reservationId } = c.req.valid("param");
      const { reason } = c.req.valid("json");
      const { userId: actorId } = c.get("bearer");
      const answer = await once(db, claimOf(c), (transaction) =>
        excuseAbsence(transaction, { reservationId, actorId, reason }),
      );
      return c.json(answer, 200);
    })
    .openapi(count, async (c) => {
      const { reservationId } = c.req.valid("param");
      const { userId: actorId } = c.get("bearer");
      await db
        .transaction()
        .execute((transaction) => countAbsence(transaction, { reservationId, actorId }));
      return c.body(null, 204);
    });
}
