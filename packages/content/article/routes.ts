import { createRoute, z } from "@hono/zod-openapi";
import {
  articleItemSchema,
  articleListQuerySchema,
  articleListSchema,
} from "@takujo/contracts/content/article";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { listArticles } from "./list-articles.ts";
import { readArticle } from "./read-article.ts";

const list = createRoute({
  method: "get",
  path: "/articles",
  operationId: "listArticles",
  tags: ["article"],
  request: { query: articleListQuerySchema },
  responses: {
    200: jsonContent("A page of articles, newest first", articleListSchema),
    ...problemResponses,
  },
});

const read = createRoute({
  method: "get",
  path: "/articles/{slug}",
  operationId: "readArticle",
  tags: ["article"],
  request: {
    params: z.object({ slug: z.string().max(200) }),
    query: z.object({ locale: localeSchema.default("ja") }),
  },
  responses: { 200: jsonContent("One article", articleItemSchema), ...problemResponses },
});

export function articleRoutes(db: Database) {
  return createApi()
    .openapi(list, async (c) => c.json(await listArticles(db, c.req.valid("query")), 200))
    .openapi(read, async (c) =>
      c.json(await readArticle(db, c.req.valid("param").slug, c.req.valid("query").locale), 200),
    );
}
