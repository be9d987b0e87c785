import { createRoute, z } from "@hono/zod-openapi";
import { localeSchema } from "@takujo/contracts/locale-schema";
import { faqSchema } from "@takujo/contracts/platform/faq";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/api";
import type { Database } from "@takujo/runtime/database";
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
