import { createRoute, z } from "@hono/zod-openapi";
import {
  cannedTextListSchema,
  cannedTextSchema,
  cannedTextValuesSchema,
} from "@takujo/contracts/inbox/inquiry";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { listCannedTexts, removeCannedText, writeCannedText } from "./manage-canned-texts.ts";

const tags = ["inquiry"];
const params = z.object({ cannedTextId: z.uuid() });
const body = jsonBody(cannedTextValuesSchema);

const list = createRoute({
  method: "get",
  path: "/canned-texts",
  ...forStaff.everywhere("inquiries"),
  operationId: "listCannedTexts",
  tags,
  responses: { 200: jsonContent("In their order", cannedTextListSchema), ...problemResponses },
});

const create = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/canned-texts",
  ...forStaff.everywhere("inquiries"),
  operationId: "createCannedText",
  tags,
  request: { body },
  responses: { 201: jsonContent("The new text", cannedTextSchema), ...problemResponses },
});

const change = createRoute({
  method: "put",
  path: "/canned-texts/{cannedTextId}",
  ...forStaff.everywhere("inquiries"),
  operationId: "changeCannedText",
  tags,
  request: { params, body },
  responses: { 200: jsonContent("The text as it is now", cannedTextSchema), ...problemResponses },
});

const remove = createRoute({
  method: "delete",
  path: "/canned-texts/{cannedTextId}",
  ...forStaff.everywhere("inquiries"),
  operationId: "removeCannedText",
  tags,
  request: { params },
  responses: { 204: { description: "The text is no more" }, ...problemResponses },
});

/** Mounted below `/authorized/admin`. */
export function cannedTextRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) => c.json(await listCannedTexts(db), 200))
    .openapi(create, async (c) => {
      const text = await once(db, claimOf(c), (transaction) =>
        writeCannedText(transaction, c.get("bearer").userId, c.req.valid("json")),
      );
      return c.json(text, 201);
    })
    .openapi(change, async (c) => {
      const { cannedTextId } = c.req.valid("param");
      const { userId } = c.get("bearer");
      return c.json(await writeCannedText(db, userId, c.req.valid("json"), cannedTextId), 200);
    })
    .openapi(remove, async (c) => {
      await removeCannedText(db, c.get("bearer").userId, c.req.valid("param").cannedTextId);
      return c.body(null, 204);
    });
}
