import { createRoute } from "@hono/zod-openapi";
import {
  publishedPagesQuerySchema,
  publishedPagesSchema,
} from "@takujo/contracts/content/published-page";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { listPublishedPages } from "./list-published-pages.ts";

const list = createRoute({
  method: "get",
  path: "/published-pages",
  operationId: "listPublishedPages",
  tags: ["published-page"],
  request: { query: publishedPagesQuerySchema },
  responses: {
    200: jsonContent("Every page with a slug of its own", publishedPagesSchema),
    ...problemResponses,
  },
});

export function publishedPageRoutes(db: Database) {
  return createApi().openapi(list, async (c) =>
    c.json(await listPublishedPages(db, c.req.valid("query").page), 200),
  );
}
