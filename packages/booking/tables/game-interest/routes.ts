import { createRoute, z } from "@hono/zod-openapi";
import {
  eventGamesSchema,
  interestReceiptSchema,
  newInterestSchema,
} from "@takujo/contracts/booking/tables/proposed-table";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import { type Database, inTransaction } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import {
  readEventGames,
  removeInterest,
  stateInterest,
  withdrawInterest,
} from "./game-interest.ts";

const tags = ["proposed-table"];
const params = z.object({ slug: z.string().max(200) });
const id = z.uuid();
const perHour = { scope: "game-interest", max: 40, seconds: 3_600 };

const read = createRoute({
  method: "get",
  path: "/events/{slug}/games",
  operationId: "readEventGames",
  tags,
  request: { params, query: z.object({ locale: localeSchema.default("ja") }) },
  responses: {
    200: jsonContent("Games that guests bring or want", eventGamesSchema),
    ...problemResponses,
  },
});

const state = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/events/{slug}/game-interests",
  operationId: "stateGameInterest",
  tags,
  request: { params, body: jsonBody(newInterestSchema) },
  responses: { 200: jsonContent("It is noted", interestReceiptSchema), ...problemResponses },
});

const withdraw = createRoute({
  method: "delete",
  path: "/game-interests/{id}",
  operationId: "withdrawGameInterest",
  tags,
  request: { params: z.object({ id }) },
  responses: { 204: { description: "It is gone" }, ...problemResponses },
});

const remove = createRoute({
  method: "delete",
  path: "/admin/events/{eventId}/game-interests/{interestId}",
  ...forStaff.ofEvent("events"),
  operationId: "removeGameInterest",
  tags,
  request: { params: z.object({ eventId: id, interestId: id }) },
  responses: { 204: { description: "It is gone" }, ...problemResponses },
});

/** For everybody. */
export function eventGameRoutes(db: Database) {
  return createApi().openapi(read, async (c) => {
    const { locale } = c.req.valid("query");
    return c.json(await readEventGames(db, c.req.valid("param").slug, locale), 200);
  });
}

export function gameInterestRoutes(db: Database, secret: SigningSecret) {
  return createApi<BearerVariables>()
    .openapi(state, async (c) => {
      const { userId } = c.get("bearer");
      const { slug } = c.req.valid("param");
      const stated = await once(db, claimOf(c), async (transaction) => {
        await takeFromLimit(transaction, perHour, userId, secret);
        return stateInterest(transaction, slug, userId, c.req.valid("json"));
      });
      return c.json(stated, 200);
    })
    .openapi(withdraw, async (c) => {
      const own = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      await inTransaction(db, (transaction) => withdrawInterest(transaction, own));
      return c.body(null, 204);
    })
    .openapi(remove, async (c) => {
      const { userId } = c.get("bearer");
      const { eventId, interestId } = c.req.valid("param");
      const interest = { id: interestId, eventId };
      await inTransaction(db, (transaction) => removeInterest(transaction, interest, userId));
      return c.body(null, 204);
    });
}
