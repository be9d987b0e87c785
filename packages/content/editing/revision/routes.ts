import { createRoute, z } from "@hono/zod-openapi";
import {
  contentReceiptSchema,
  revisionListSchema,
  revisionSchema,
} from "@takujo/contracts/content/editing/content";
import { contentKindSchema } from "@takujo/contracts/content/editing/content-kinds";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { editorOf, forWriters } from "../policy.ts";
import { listRevisions, readRevision } from "./read-revision.ts";
import { restoreRevision } from "./restore-revision.ts";

export const itemParams = z.object({ kind: contentKindSchema, itemId: z.uuid() });

const tags = ["content"];
const revisions = "/admin/content/{kind}/{itemId}/revisions";
const params = itemParams.extend({ number: z.coerce.number().int().min(1).max(1_000_000) });

const list = createRoute({
  method: "get",
  path: revisions,
  ...forWriters,
  operationId: "listRevisions",
  tags,
  request: { params: itemParams },
  responses: {
    200: jsonContent("What was published, newest first", revisionListSchema),
    ...problemResponses,
  },
});

const read = createRoute({
  method: "get",
  path: `${revisions}/{number}`,
  ...forWriters,
  operationId: "readRevision",
  tags,
  request: { params },
  responses: { 200: jsonContent("One of them as a whole", revisionSchema), ...problemResponses },
});

const restore = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${revisions}/{number}/restoration`,
  ...forWriters,
  operationId: "restoreRevision",
  tags,
  request: { params },
  responses: {
    200: jsonContent("It is the draft now", contentReceiptSchema),
    ...problemResponses,
  },
});

export function revisionRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) => c.json(await listRevisions(db, c.req.valid("param")), 200))
    .openapi(read, async (c) => {
      const { number, ...item } = c.req.valid("param");
      return c.json(await readRevision(db, item, number), 200);
    })
    .openapi(restore, async (c) => {
      const { number, ...item } = c.req.valid("param");
      const editor = await editorOf(c);
      const restored = await once(db, claimOf(c), (transaction) =>
        restoreRevision(transaction, item, number, editor),
      );
      return c.json(restored, 200);
    });
}
