import { createRoute, z } from "@hono/zod-openapi";
import {
  markAnswersSchema,
  newMarksSchema,
  receptionEventsSchema,
  receptionListSchema,
  receptionTicketSchema,
  spokenCodeSchema,
} from "@takujo/contracts/booking/door/reception";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { takeMarks } from "./mark/take-marks.ts";
import { assertReception, keeperOf } from "./policy.ts";
import { findTicket, listEvents, readList } from "./read-reception.ts";

const tags = ["reception"];
const params = z.object({ eventId: z.uuid() });
const query = z.object({ locale: localeSchema.default("ja") });

const events = createRoute({
  method: "get",
  path: "/reception/events",
  operationId: "listReceptionEvents",
  tags,
  request: { query },
  responses: {
    200: jsonContent("The events at whose reception one may work now", receptionEventsSchema),
    ...problemResponses,
  },
});

const read = createRoute({
  method: "get",
  path: "/reception/events/{eventId}",
  operationId: "readReception",
  tags,
  request: { params, query },
  responses: {
    200: jsonContent("Everything the door needs, also without a network", receptionListSchema),
    ...problemResponses,
  },
});

const mark = createRoute({
  method: "post",
  ...keyRemembered.withAnswer("A mark counts once by its nonce."),
  path: "/reception/events/{eventId}/marks",
  operationId: "sendReceptionMarks",
  tags,
  request: { params, body: jsonBody(newMarksSchema) },
  responses: {
    200: jsonContent("What became of each", markAnswersSchema),
    ...problemResponses,
  },
});

const ticket = createRoute({
  method: "get",
  path: "/reception/tickets/{code}",
  operationId: "findTicket",
  tags,
  request: { params: z.object({ code: spokenCodeSchema }) },
  responses: {
    200: jsonContent("To which reception a ticket belongs", receptionTicketSchema),
    ...problemResponses,
  },
});

/** For people who work the reception of an event. */
export function receptionRoutes(db: Database) {
  return createApi<BearerVariables>({ takesAnyText: true })
    .openapi(events, async (c) =>
      c.json(await listEvents(db, await keeperOf(c), c.req.valid("query").locale), 200),
    )
    .openapi(read, async (c) => {
      const keeper = await keeperOf(c);
      const { eventId } = c.req.valid("param");
      await assertReception(db, keeper, eventId);
      return c.json(await readList(db, keeper, { eventId, ...c.req.valid("query") }), 200);
    })
    .openapi(mark, async (c) => {
      const keeper = await keeperOf(c);
      const { eventId } = c.req.valid("param");
      await assertReception(db, keeper, eventId);
      const { marks } = c.req.valid("json");
      return c.json(await takeMarks(db, marks, { eventId, madeById: keeper.bearer.userId }), 200);
    })
    .openapi(ticket, async (c) =>
      c.json(await findTicket(db, await keeperOf(c), c.req.valid("param").code), 200),
    );
}
