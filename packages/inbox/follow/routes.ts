import { createRoute } from "@hono/zod-openapi";
import {
  followablesQuerySchema,
  followListSchema,
  followQuerySchema,
  followSchema,
} from "@takujo/contracts/inbox/follow";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { followSubject, listFollowables, listFollows, unfollowSubject } from "./follows.ts";

const tags = ["follow"];

const list = createRoute({
  method: "get",
  path: "/follows",
  operationId: "listFollows",
  tags,
  request: { query: followQuerySchema },
  responses: { 200: jsonContent("What one follows", followListSchema), ...problemResponses },
});

const followables = createRoute({
  method: "get",
  path: "/followables",
  operationId: "listFollowables",
  tags,
  request: { query: followablesQuerySchema },
  responses: {
    200: jsonContent("What can be followed from a page", followListSchema),
    ...problemResponses,
  },
});

const follow = createRoute({
  method: "put",
  path: "/follows",
  operationId: "followSubject",
  tags,
  request: { body: jsonBody(followSchema) },
  responses: { 200: jsonContent("It is followed", followSchema), ...problemResponses },
});

const unfollow = createRoute({
  method: "delete",
  path: "/follows",
  operationId: "unfollowSubject",
  tags,
  request: { query: followSchema },
  responses: { 204: { description: "It is not followed" }, ...problemResponses },
});

export function followRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) => {
      const { locale } = c.req.valid("query");
      return c.json(await listFollows(db, c.get("bearer").userId, locale), 200);
    })
    .openapi(followables, async (c) =>
      c.json(await listFollowables(db, c.get("bearer").userId, c.req.valid("query")), 200),
    )
    .openapi(follow, async (c) => {
      const { userId } = c.get("bearer");
      const followed = await db
        .transaction()
        .execute((transaction) => followSubject(transaction, userId, c.req.valid("json")));
      return c.json(followed, 200);
    })
    .openapi(unfollow, async (c) => {
      await unfollowSubject(db, c.get("bearer").userId, c.req.valid("query"));
      return c.body(null, 204);
    });
}
