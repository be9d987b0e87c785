import { createRoute, z } from "@hono/zod-openapi";
import {
  newsItemSchema,
  newsListQuerySchema,
  newsListSchema,
} from "@takujo/contracts/content/news";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { listNews } from "./list-news.ts";
import { readNews } from "./read-news.ts";

const list = createRoute({
  method: "get",
  path: "/news",
  operationId: "listNews",
  tags: ["news"],
  request: { query: newsListQuerySchema },
  responses: {
    200: jsonContent("A page of news, newest first", newsListSchema),
    ...problemResponses,
  },
});

const read = createRoute({
  method: "get",
  path: "/news/{slug}",
  operationId: "readNews",
  tags: ["news"],
  request: {
    params: z.object({ slug: z.string().max(200) }),
    query: z.object({ locale: localeSchema.default("ja") }),
  },
  responses: { 200: jsonContent("One news item", newsItemSchema), ...problemResponses },
});

export function newsRoutes(db: Database) {
  return createApi()
    .openapi(list, async (c) => c.json(await listNews(db, c.req.valid("query")), 200))
    .openapi(read, async (c) =>
      c.json(await readNews(db, c.req.valid("param").slug, c.req.valid("query").locale), 200),
    );
}
