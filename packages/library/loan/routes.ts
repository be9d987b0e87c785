import { createRoute, z } from "@hono/zod-openapi";
import { assertReception, keeperOf } from "@takujo/booking/door/index";
import {
  lendingListSchema,
  loanAnswersSchema,
  newLoanMarksSchema,
} from "@takujo/contracts/library/game-loan";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { readLending } from "./read-lending.ts";
import { takeLoanMarks } from "./take-loan-marks.ts";

const tags = ["lending"];
const params = z.object({ eventId: z.uuid() });

const read = createRoute({
  method: "get",
  path: "/reception/events/{eventId}/lending",
  operationId: "readLending",
  tags,
  request: { params, query: z.object({ locale: localeSchema.default("ja") }) },
  responses: {
    200: jsonContent("Everything the desk needs to lend boxes", lendingListSchema),
    ...problemResponses,
  },
});

const mark = createRoute({
  method: "post",
  ...keyRemembered.withAnswer("A mark counts once by its nonce."),
  path: "/reception/events/{eventId}/lending/marks",
  operationId: "sendLoanMarks",
  tags,
  request: { params, body: jsonBody(newLoanMarksSchema) },
  responses: {
    200: jsonContent("What became of each", loanAnswersSchema),
    ...problemResponses,
  },
});

/** For people who work the reception of an event. */
export function loanRoutes(db: Database) {
  return createApi<BearerVariables>({ takesAnyText: true })
    .openapi(read, async (c) => {
      const keeper = await keeperOf(c);
      const { eventId } = c.req.valid("param");
      await assertReception(db, keeper, eventId);
      return c.json(await readLending(db, keeper, { eventId, ...c.req.valid("query") }), 200);
    })
    .openapi(mark, async (c) => {
      const keeper = await keeperOf(c);
      const { eventId } = c.req.valid("param");
      await assertReception(db, keeper, eventId);
      const { marks } = c.req.valid("json");
      const madeById = keeper.bearer.userId;
      return c.json(await takeLoanMarks(db, marks, { eventId, madeById }), 200);
    });
}
