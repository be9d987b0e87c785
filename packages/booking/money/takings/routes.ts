import { createRoute, z } from "@hono/zod-openapi";
import {
  moneyChangedSchema,
  moneyCsvQuerySchema,
  moneyEveningSchema,
  moneyMonthSchema,
  moneyQuerySchema,
  newClosingSchema,
  newCorrectionSchema,
  reopeningSchema,
} from "@takujo/contracts/booking/money/money";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { closeEvening, reopenEvening } from "./closing/close-evening.ts";
import { addCorrection } from "./correction/add-correction.ts";
import { exportMoney } from "./csv/export-money.ts";
import { readEvening, readMonth } from "./read-takings.ts";

const tags = ["money"];
const params = z.object({ eventId: z.uuid() });
const ofEvening = "/admin/money/evenings/{eventId}";
const changed = jsonContent("It is done", moneyChangedSchema);

const month = createRoute({
  method: "get",
  path: "/admin/money",
  ...forStaff.everywhere("money"),
  operationId: "readMoneyMonth",
  tags,
  request: { query: moneyQuerySchema },
  responses: {
    200: jsonContent("What was owed and taken in a month, by evening", moneyMonthSchema),
    ...problemResponses,
  },
});

const file = createRoute({
  method: "get",
  path: "/admin/money/entries.csv",
  ...forStaff.everywhere("money"),
  operationId: "exportMoney",
  tags,
  request: { query: moneyCsvQuerySchema },
  responses: {
    200: { description: "The file", content: { "text/csv": { schema: z.string() } } },
    ...problemResponses,
  },
});

const evening = createRoute({
  method: "get",
  path: ofEvening,
  ...forStaff.everywhere("money"),
  operationId: "readMoneyEvening",
  tags,
  request: { params, query: z.object({ locale: localeSchema.default("ja") }) },
  responses: {
    200: jsonContent("The money of an evening", moneyEveningSchema),
    ...problemResponses,
  },
});

const correct = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${ofEvening}/corrections`,
  ...forStaff.everywhere("money"),
  operationId: "correctMoney",
  tags,
  request: { params, body: jsonBody(newCorrectionSchema) },
  responses: { 200: changed, ...problemResponses },
});

const close = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${ofEvening}/closing`,
  ...forStaff.everywhere("money"),
  operationId: "closeEvening",
  tags,
  request: { params, body: jsonBody(newClosingSchema) },
  responses: { 200: changed, ...problemResponses },
});

const reopen = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${ofEvening}/reopening`,
  ...forStaff.everywhere("money"),
  operationId: "reopenEvening",
  tags,
  request: { params, body: jsonBody(reopeningSchema) },
  responses: { 200: changed, ...problemResponses },
});

export function moneyRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(month, async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await readMonth(db, c.req.valid("query")), 200);
    })
    .openapi(file, async (c) => {
      const query = c.req.valid("query");
      const { name, content } = await exportMoney(db, query);
      return c.body(content, 200, {
        "content-type": `text/csv; charset=${query.encoding}`,
        "content-disposition": `attachment; filename="money.csv"; filename*=UTF-8''${encodeURIComponent(name)}`,
        "cache-control": "private, no-store",
      }) as never;
    })
    .openapi(evening, async (c) => {
      c.header("cache-control", "no-store");
      const where = { ...c.req.valid("param"), ...c.req.valid("query") };
      return c.json(await readEvening(db, where), 200);
    })
    .openapi(correct, async (c) => {
      const where = { ...c.req.valid("param"), actorId: c.get("bearer").userId };
      const correction = c.req.valid("json");
      const answer = await once(db, claimOf(c), (transaction) =>
        addCorrection(transaction, where, correction),
      );
      return c.json(answer, 200);
    })
    .openapi(close, async (c) => {
      const where = { ...c.req.valid("param"), actorId: c.get("bearer").userId };
      const closing = c.req.valid("json");
      const answer = await once(db, claimOf(c), (transaction) =>
        closeEvening(transaction, where, closing),
      );
      return c.json(answer, 200);
    })
    .openapi(reopen, async (c) => {
      const { userId: actorId } = c.get("bearer");
      const reopening = { ...c.req.valid("param"), ...c.req.valid("json"), actorId };
      const answer = await once(db, claimOf(c), (transaction) =>
        reopenEvening(transaction, reopening),
      );
      return c.json(answer, 200);
    });
}
