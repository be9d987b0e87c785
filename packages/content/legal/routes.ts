import { createRoute, z } from "@hono/zod-openapi";
import {
  legalDocumentSchema,
  legalKindSchema,
  legalQuerySchema,
} from "@takujo/contracts/content/legal";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { readLegal } from "./read-legal.ts";

const read = createRoute({
  method: "get",
  path: "/legal/{kind}",
  operationId: "readLegal",
  tags: ["legal"],
  request: { params: z.object({ kind: legalKindSchema }), query: legalQuerySchema },
  responses: {
    200: jsonContent("One version of a legal text, and the list of all", legalDocumentSchema),
    ...problemResponses,
  },
});

export function legalRoutes(db: Database) {
  return createApi().openapi(read, async (c) =>
    c.json(await readLegal(db, c.req.valid("param").kind, c.req.valid("query")), 200),
  );
}
