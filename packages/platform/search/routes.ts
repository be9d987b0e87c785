import { createRoute } from "@hono/zod-openapi";
import { searchQuerySchema, searchResultSchema } from "@takujo/contracts/platform/search";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/api";
import type { Database } from "@takujo/runtime/database";
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

export function searchRoutes(db: Database) {
  return createApi().openapi(find, async (c) =>
    c.json(await search(db, c.req.valid("query")), 200),
  );
}
