import { createRoute, z } from "@hono/zod-openapi";
import {
  adminReservationListSchema,
  adminReservationQuerySchema,
  adminReservationSchema,
  adminSessionsEventSchema,
  movedSchema,
  newPartySchema,
  partyCancellationSchema,
  partyChangeSchema,
  partyMoveSchema,
  partyOfferSchema,
  partyReasonSchema,
  partyReceiptSchema,
  waitingPartySchema,
} from "@takujo/contracts/booking/organizer/admin-reservation";
import {
  mailAgainSchema,
  mailedSchema,
  mailsToPreviewSchema,
  previewedMailsSchema,
} from "@takujo/contracts/booking/organizer/admin-reservation-mails";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { actorOf, forStaff, reachOf } from "@takujo/runtime/staff/for-staff";
import { limitTries } from "../../money/index.ts";
import { addParty } from "./add-party.ts";
import { cancelParty, restoreParty } from "./cancel-party.ts";
import { changeParty } from "./change-party.ts";
import { readReservation } from "./item/read-reservation.ts";
import { listEventsAhead, listReservations } from "./list/list-reservations.ts";
import { moveParties } from "./move-parties.ts";
import { answerOffer, offerByHand } from "./offer-by-hand.ts";
import { type PreviewReservationMail, previewMails, resendMails } from "./party-mails.ts";
import { queueParty } from "./queue-party.ts";

const tags = ["admin-reservation"];
const path = "/admin/reservations";
const params = z.object({ reservationId: z.uuid() });
const query = z.object({ locale: localeSchema.default("ja") });
const asItIsNow = jsonContent("The reservation as it is now", partyReceiptSchema);

const list = createRoute({
  method: "get",
  path,
  ...forStaff.byEvent("guests"),
  operationId: "listAllReservations",
  tags,
  request: { query: adminReservationQuerySchema },
  responses: {
    200: jsonContent("Reservations of everybody, the newest first", adminReservationListSchema),
    ...problemResponses,
  },
});

const listEvents = createRoute({
  method: "get",
  path: "/admin/reservation-events",
  // Also for choosing the event whose guests get a message.
  ...forStaff.byEvent("bookings", "messages"),
  operationId: "listReservableEvents",
  tags,
  request: { query },
  responses: {
    200: jsonContent(
      "The next events, with the seats of their sessions",
      z.object({ items: z.array(adminSessionsEventSchema) }),
    ),
    ...problemResponses,
  },
});

const read = createRoute({
  method: "get",
  path: `${path}/{reservationId}`,
  ...forStaff.byEvent("guests"),
  operationId: "readAnyReservation",
  tags,
  request: { params, query },
  responses: {
    200: jsonContent("A reservation with all that is known of it", adminReservationSchema),
    ...problemResponses,
  },
});

const add = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path,
  ...forStaff.byEvent("bookings"),
  operationId: "addParty",
  tags,
  request: { body: jsonBody(newPartySchema) },
  responses: { 201: asItIsNow, ...problemResponses },
});

const queue = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${path}/waiting`,
  ...forStaff.byEvent("bookings"),
  operationId: "queueParty",
  tags,
  request: { body: jsonBody(waitingPartySchema) },
  responses: { 201: asItIsNow, ...problemResponses },
});

const change = createRoute({
  method: "patch",
  ...keyRemembered.inTransaction,
  path: `${path}/{reservationId}`,
  ...forStaff.byEvent("bookings"),
  operationId: "changeParty",
  tags,
  request: { params, body: jsonBody(partyChangeSchema) },
  responses: { 200: asItIsNow, ...problemResponses },
});

const move = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${path}/move`,
  ...forStaff.byEvent("bookings"),
  operationId: "moveParties",
  tags,
  request: { body: jsonBody(partyMoveSchema) },
  responses: { 200: jsonContent("All of them were moved", movedSchema), ...problemResponses },
});

const resend = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${path}/mail`,
  ...forStaff.byEvent("bookings"),
  operationId: "resendMails",
  tags,
  request: { body: jsonBody(mailAgainSchema) },
  responses: { 200: jsonContent("How many are written to", mailedSchema), ...problemResponses },
});

const previewMail = createRoute({
  method: "post",
  ...keyRemembered.nowhere("It only reads."),
  path: `${path}/mail-preview`,
  ...forStaff.byEvent("bookings"),
  operationId: "previewMails",
  tags,
  request: { body: jsonBody(mailsToPreviewSchema) },
  responses: {
    200: jsonContent("Who would get which mail, and who none", previewedMailsSchema),
    ...problemResponses,
  },
});

const cancel = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${path}/{reservationId}/cancel`,
  ...forStaff.byEvent("bookings"),
  operationId: "cancelParty",
  tags,
  request: { params, body: jsonBody(partyCancellationSchema) },
  responses: { 200: asItIsNow, ...problemResponses },
});

const restore = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${path}/{reservationId}/restore`,
  ...forStaff.byEvent("bookings"),
  operationId: "restoreParty",
  tags,
  request: { params, body: jsonBody(partyReasonSchema) },
  responses: { 200: asItIsNow, ...problemResponses },
});

const offer = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${path}/{reservationId}/offer`,
  ...forStaff.byEvent("bookings"),
  operationId: "offerByHand",
  tags,
  request: { params, body: jsonBody(partyOfferSchema) },
  responses: { 200: asItIsNow, ...problemResponses },
});

const accept = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${path}/{reservationId}/accept`,
  ...forStaff.byEvent("bookings"),
  operationId: "acceptForParty",
  tags,
  request: { params },
  responses: { 200: asItIsNow, ...problemResponses },
});

/** Routes for the organizer. Writes store their idempotency key in their own transaction. */
export function adminReservationRoutes(
  db: Database,
  secret: SigningSecret,
  preview?: PreviewReservationMail,
) {
  const limitCodes = limitTries(db, secret);
  return createApi<BearerVariables>()
    .openapi(list, async (c) => {
      const rights = await c.get("staffRights")();
      return c.json(await listReservations(db, c.req.valid("query"), rights), 200);
    })
    .openapi(listEvents, async (c) => {
      const { locale } = c.req.valid("query");
      return c.json({ items: await listEventsAhead(db, locale, reachOf(c)) }, 200);
    })
    .openapi(read, async (c) => {
      const { reservationId } = c.req.valid("param");
      const { locale } = c.req.valid("query");
      const rights = await c.get("staffRights")();
      return c.json(await readReservation(db, reservationId, locale, rights), 200);
    })
    .openapi(add, async (c) => {
      const party = c.req.valid("json");
      const actor = actorOf(c);
      await limitCodes({ userId: actor.id }, party);
      const added = await once(db, claimOf(c), (transaction) =>
        addParty(transaction, party, actor),
      );
      return c.json(added, 201);
    })
    .openapi(queue, async (c) => {
      const party = c.req.valid("json");
      const actor = actorOf(c);
      const queued = await once(db, claimOf(c), (transaction) =>
        queueParty(transaction, party, actor),
      );
      return c.json(queued, 201);
    })
    .openapi(change, async (c) => {
      const { reservationId } = c.req.valid("param");
      const wanted = c.req.valid("json");
      const actor = actorOf(c);
      await limitCodes({ userId: actor.id }, wanted);
      const changed = await once(db, claimOf(c), (transaction) =>
        changeParty(transaction, reservationId, wanted, actor),
      );
      return c.json(changed, 200);
    })
    .openapi(move, async (c) => {
      const wanted = c.req.valid("json");
      const actor = actorOf(c);
      const moved = await once(db, claimOf(c), (transaction) =>
        moveParties(transaction, wanted, actor),
      );
      return c.json(moved, 200);
    })
    .openapi(resend, async (c) => {
      const { reservationIds } = c.req.valid("json");
      const actor = actorOf(c);
      const mailed = await once(db, claimOf(c), (transaction) =>
        resendMails(transaction, reservationIds, actor),
      );
      return c.json(mailed, 200);
    })
    .openapi(previewMail, async (c) =>
      c.json(await previewMails(db, preview, c.req.valid("json"), reachOf(c)), 200),
    )
    .openapi(cancel, async (c) => {
      const { reservationId } = c.req.valid("param");
      const wanted = c.req.valid("json");
      const actor = actorOf(c);
      const cancelled = await once(db, claimOf(c), (transaction) =>
        cancelParty(transaction, reservationId, wanted, actor),
      );
      return c.json(cancelled, 200);
    })
    .openapi(restore, async (c) => {
      const { reservationId } = c.req.valid("param");
      const { reason } = c.req.valid("json");
      const actor = actorOf(c);
      const restored = await once(db, claimOf(c), (transaction) =>
        restoreParty(transaction, reservationId, reason, actor),
      );
      return c.json(restored, 200);
    })
    .openapi(offer, async (c) => {
      const { reservationId } = c.req.valid("param");
      const wanted = c.req.valid("json");
      const actor = actorOf(c);
      const offered = await once(db, claimOf(c), (transaction) =>
        offerByHand(transaction, reservationId, wanted, actor),
      );
      return c.json(offered, 200);
    })
    .openapi(accept, async (c) => {
      const { reservationId } = c.req.valid("param");
      const actor = actorOf(c);
      const accepted = await once(db, claimOf(c), (transaction) =>
        answerOffer(transaction, reservationId, "accept", actor),
      );
      return c.json(accepted, 200);
    });
}
