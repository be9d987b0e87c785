import { createRoute, z } from "@hono/zod-openapi";
import { faqSchema } from "@takujo/contracts/content/faq";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { listFaq } from "./list-faq.ts";

const list = createRoute({
  method: "get",
  path: "/faq",
  operationId: "listFaq",
  tags: ["faq"],
  request: { query: z.object({ locale: localeSchema.default("ja") }) },
  responses: {
    200: jsonContent("All questions and answers, by category", faqSchema),
    ...problemResponses,
  },
});

export function faqRoutes(db: Database) {
  return createApi().openapi(list, async (c) =>
    c.json(await listFaq(db, c.req.valid("query").locale), 200),
  );
}
