import { createRoute, z } from "@hono/zod-openapi";
import {
  acceptanceSchema,
  calendarFileSchema,
  confirmationSchema,
  newHoldSchema,
  newWaitSchema,
  reservationChangeSchema,
  reservationListSchema,
  reservationReceiptSchema,
  reservationSchema,
} from "@takujo/contracts/booking/reservation/reservation";
import { clientAddressHeader } from "@takujo/contracts/client-address";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { limitTries } from "../../money/index.ts";
import type { SeatGate } from "../../seats/index.ts";
import { acceptOffer } from "./accept-offer.ts";
import { cancelReservation } from "./cancel-reservation.ts";
import { changeReservation } from "./change-reservation.ts";
import { confirmReservation } from "./confirm-reservation.ts";
import { joinQueue } from "./join-queue.ts";
import { movesByParty } from "./policy.ts";
import { listReservations, readCalendar, readReservation } from "./read-reservations.ts";

const tags = ["reservation"];
const params = z.object({ id: z.uuid() });
const query = z.object({ locale: localeSchema.default("ja") });
const asItIsNow = jsonContent("The reservation as it is now", reservationReceiptSchema);

const list = createRoute({
  method: "get",
  path: "/reservations",
  operationId: "listReservations",
  tags,
  request: { query },
  responses: {
    200: jsonContent("One's own reservations", reservationListSchema),
    ...problemResponses,
  },
});

const hold = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/reservations",
  operationId: "holdSeats",
  tags,
  request: { body: jsonBody(newHoldSchema) },
  responses: {
    201: jsonContent("The seats are held for ten minutes", reservationReceiptSchema),
    ...problemResponses,
  },
});

const join = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/waiting-reservations",
  operationId: "joinQueue",
  tags,
  request: { body: jsonBody(newWaitSchema) },
  responses: {
    201: jsonContent("A place in the queue", reservationReceiptSchema),
    ...problemResponses,
  },
});

const read = createRoute({
  method: "get",
  path: "/reservations/{id}",
  operationId: "readReservation",
  tags,
  request: { params, query },
  responses: {
    200: jsonContent("One of one's reservations", reservationSchema),
    ...problemResponses,
  },
});

const change = createRoute({
  method: "patch",
  ...keyRemembered.inTransaction,
  path: "/reservations/{id}",
  operationId: "changeReservation",
  tags,
  request: { params, body: jsonBody(reservationChangeSchema) },
  responses: { 200: asItIsNow, ...problemResponses },
});

const confirm = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/reservations/{id}/confirm",
  operationId: "confirmReservation",
  tags,
  request: { params, body: jsonBody(confirmationSchema) },
  responses: { 200: asItIsNow, ...problemResponses },
});

const accept = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/reservations/{id}/accept",
  operationId: "acceptOffer",
  tags,
  request: { params, body: jsonBody(acceptanceSchema) },
  responses: { 200: asItIsNow, ...problemResponses },
});

const cancel = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/reservations/{id}/cancel",
  operationId: "cancelReservation",
  tags,
  request: { params },
  responses: { 200: asItIsNow, ...problemResponses },
});

const calendar = createRoute({
  method: "get",
  path: "/reservations/{id}/calendar",
  operationId: "readCalendar",
  tags,
  request: { params, query },
  responses: {
    200: jsonContent("A calendar file with this one entry", calendarFileSchema),
    ...problemResponses,
  },
});

export interface ReservationParts {
  db: Database;
  gate: SeatGate;
  /** The public address, used in calendar entries. */
  origin: string;
  /** Key of the hashes under which limits count people. */
  secret: SigningSecret;
}

/** Writes store their idempotency key in their own transaction, so that nothing can happen between the two. */
export function reservationRoutes({ db, gate, origin, secret }: ReservationParts) {
  const limitCodes = limitTries(db, secret);
  return createApi<BearerVariables>()
    .openapi(list, async (c) =>
      c.json(await listReservations(db, c.get("bearer").userId, c.req.valid("query").locale), 200),
    )
    .openapi(hold, async (c) => {
      const { userId } = c.get("bearer");
      return c.json(await gate.hold({ ...c.req.valid("json"), userId, claim: claimOf(c) }), 201);
    })
    .openapi(join, async (c) => {
      const wait = { ...c.req.valid("json"), userId: c.get("bearer").userId };
      return c.json(await once(db, claimOf(c), (transaction) => joinQueue(transaction, wait)), 201);
    })
    .openapi(read, async (c) => {
      const { userId, impersonatedBy } = c.get("bearer");
      const own = { ...c.req.valid("param"), userId, impersonatedBy };
      return c.json(await readReservation(db, own, c.req.valid("query").locale), 200);
    })
    .openapi(change, async (c) => {
      const own = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      const wanted = c.req.valid("json");
      const clientAddress = c.req.header(clientAddressHeader) ?? "unknown";
      if (wanted.details) await limitCodes({ ...own, clientAddress }, wanted.details);
      const receipt = await once(db, claimOf(c), async (transaction) => {
        if (wanted.sessionId) await takeFromLimit(transaction, movesByParty, own.id, secret);
        return changeReservation(transaction, own, wanted);
      });
      return c.json(receipt, 200);
    })
    .openapi(confirm, async (c) => {
      const own = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      const details = c.req.valid("json");
      const clientAddress = c.req.header(clientAddressHeader) ?? "unknown";
      await limitCodes({ ...own, clientAddress }, details);
      const receipt = await once(db, claimOf(c), (transaction) =>
        confirmReservation(transaction, own, details),
      );
      return c.json(receipt, 200);
    })
    .openapi(accept, async (c) => {
      const own = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      const { seats } = c.req.valid("json");
      const receipt = await once(db, claimOf(c), (transaction) =>
        acceptOffer(transaction, own, seats),
      );
      return c.json(receipt, 200);
    })
    .openapi(cancel, async (c) => {
      const own = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      const receipt = await once(db, claimOf(c), (transaction) =>
        cancelReservation(transaction, own),
      );
      return c.json(receipt, 200);
    })
    .openapi(calendar, async (c) => {
      const own = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      return c.json(await readCalendar({ db, origin }, own, c.req.valid("query").locale), 200);
    });
}
