import { createRoute, z } from "@hono/zod-openapi";
import {
  reminderAnswerSchema,
  reminderSchema,
  reservationReceiptSchema,
} from "@takujo/contracts/booking/reservation/reservation";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { answerReminder, readReminder } from "./answer-reminder.ts";

const tags = ["reminder"];

const read = createRoute({
  method: "get",
  path: "/reminders/{token}",
  operationId: "readReminder",
  tags,
  request: {
    params: z.object({ token: z.string().max(300) }),
    query: z.object({ locale: localeSchema.default("ja") }),
  },
  responses: {
    200: jsonContent("What a reminder is about; reading it changes nothing", reminderSchema),
    ...problemResponses,
  },
});

const answer = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/reminder-answers",
  operationId: "answerReminder",
  tags,
  request: { body: jsonBody(reminderAnswerSchema) },
  responses: {
    200: jsonContent("The reservation as it is now", reservationReceiptSchema),
    ...problemResponses,
  },
});

/** For anyone with the link from the mail, signed in or not. */
export function reminderRoutes(db: Database, secret: SigningSecret) {
  return createApi()
    .openapi(read, async (c) => {
      c.header("cache-control", "no-store");
      const { token } = c.req.valid("param");
      return c.json(await readReminder({ db, secret }, token, c.req.valid("query").locale), 200);
    })
    .openapi(answer, async (c) => {
      const given = c.req.valid("json");
      const receipt = await once(db, claimOf(c), (transaction) =>
        answerReminder({ transaction, secret }, given),
      );
      return c.json(receipt, 200);
    });
}
