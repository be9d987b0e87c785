import { createRoute, z } from "@hono/zod-openapi";
import {
  synonymListSchema,
  synonymSchema,
  synonymValuesSchema,
} from "@takujo/contracts/content/search";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { listSynonyms, removeSynonym, writeSynonym } from "./manage-synonyms.ts";

const tags = ["search"];
const params = z.object({ synonymId: z.uuid() });
const body = jsonBody(synonymValuesSchema);

const list = createRoute({
  method: "get",
  path: "/synonyms",
  ...forStaff.everywhere("content"),
  operationId: "listSynonyms",
  tags,
  responses: { 200: jsonContent("The newest first", synonymListSchema), ...problemResponses },
});

const create = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/synonyms",
  ...forStaff.everywhere("content"),
  operationId: "createSynonym",
  tags,
  request: { body },
  responses: { 201: jsonContent("The new words", synonymSchema), ...problemResponses },
});

const change = createRoute({
  method: "put",
  path: "/synonyms/{synonymId}",
  ...forStaff.everywhere("content"),
  operationId: "changeSynonym",
  tags,
  request: { params, body },
  responses: { 200: jsonContent("The words as they are now", synonymSchema), ...problemResponses },
});

const remove = createRoute({
  method: "delete",
  path: "/synonyms/{synonymId}",
  ...forStaff.everywhere("content"),
  operationId: "removeSynonym",
  tags,
  request: { params },
  responses: { 204: { description: "The words are no more" }, ...problemResponses },
});

/** Mounted below `/authorized/admin`. */
export function synonymRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) => c.json(await listSynonyms(db), 200))
    .openapi(create, async (c) => {
      const synonym = await once(db, claimOf(c), (transaction) =>
        writeSynonym(transaction, c.get("bearer").userId, c.req.valid("json")),
      );
      return c.json(synonym, 201);
    })
    .openapi(change, async (c) => {
      const { synonymId } = c.req.valid("param");
      const { userId } = c.get("bearer");
      return c.json(await writeSynonym(db, userId, c.req.valid("json"), synonymId), 200);
    })
    .openapi(remove, async (c) => {
      await removeSynonym(db, c.get("bearer").userId, c.req.valid("param").synonymId);
      return c.body(null, 204);
    });
}
