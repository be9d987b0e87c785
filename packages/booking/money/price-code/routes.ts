import { createRoute, z } from "@hono/zod-openapi";
import {
  newPriceCodeSchema,
  priceCodeReferenceSchema,
  priceCodesSchema,
} from "@takujo/contracts/booking/money/price-code";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { createCode, listCodes, stopCode } from "./manage-codes.ts";

const tags = ["price-code"];
const path = "/admin/price-codes";
const params = z.object({ codeId: z.uuid() });

const list = createRoute({
  method: "get",
  path,
  ...forStaff.everywhere("money"),
  operationId: "listPriceCodes",
  tags,
  request: { query: z.object({ locale: localeSchema.default("ja") }) },
  responses: {
    200: jsonContent("Codes with their uses, the newest first", priceCodesSchema),
    ...problemResponses,
  },
});

const create = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path,
  ...forStaff.everywhere("money"),
  operationId: "createPriceCode",
  tags,
  request: { body: jsonBody(newPriceCodeSchema) },
  responses: { 201: jsonContent("The code", priceCodeReferenceSchema), ...problemResponses },
});

const stop = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${path}/{codeId}/stop`,
  ...forStaff.everywhere("money"),
  operationId: "stopPriceCode",
  tags,
  request: { params },
  responses: { 200: jsonContent("It is stopped", priceCodeReferenceSchema), ...problemResponses },
});

export function priceCodeRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await listCodes(db, c.req.valid("query").locale), 200);
    })
    .openapi(create, async (c) => {
      const wanted = c.req.valid("json");
      const { userId } = c.get("bearer");
      const answer = await once(db, claimOf(c), (transaction) =>
        createCode(transaction, wanted, userId),
      );
      return c.json(answer, 201);
    })
    .openapi(stop, async (c) => {
      const { codeId } = c.req.valid("param");
      const { userId } = c.get("bearer");
      const answer = await once(db, claimOf(c), (transaction) =>
        stopCode(transaction, codeId, userId),
      );
      return c.json(answer, 200);
    });
}
