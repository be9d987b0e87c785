import { createRoute } from "@hono/zod-openapi";
import { searchQuerySchema, searchResultSchema } from "@takujo/contracts/content/search";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { limitConcurrency } from "@takujo/runtime/limit-concurrency";
import { search } from "./search.ts";

const find = createRoute({
  method: "get",
  path: "/search",
  operationId: "search",
  tags: ["search"],
  request: { query: searchQuerySchema },
  responses: {
    200: jsonContent("What was found, by kind", searchResultSchema),
    ...problemResponses,
  },
});

/** A search is the most expensive public request, and others need connections too. */
const limitSearches = limitConcurrency({ atOnce: 3, maxWaiting: 30 });

export function searchRoutes(db: Database) {
  return createApi({ takesAnyText: true }).openapi(find, async (c) => {
    const query = c.req.valid("query");
    return c.json(await limitSearches(() => search(db, query)), 200);
  });
}
