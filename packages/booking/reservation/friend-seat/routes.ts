import { createRoute, z } from "@hono/zod-openapi";
import {
  friendRefusalSchema,
  friendSeatReceiptSchema,
  friendTicketSchema,
  friendTokenSchema,
  guestWithdrawalSchema,
  invitationSchema,
  newFriendSeatSchema,
  newGuestFriendSeatSchema,
  ownFriendSeatsSchema,
  ownSeatTakingSchema,
  partyPlacesSchema,
  seatTakingSchema,
  takenSeatSchema,
} from "@takujo/contracts/booking/reservation/friend-seat";
import { calendarFileSchema } from "@takujo/contracts/booking/reservation/reservation";
import { clientAddressHeader } from "@takujo/contracts/client-address";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { findGuest } from "../guest-reservation/find-guest.ts";
import { createFriendToken, type FriendLink, seatOfToken } from "./friend-token.ts";
import { declineSeat, returnSeat, sendSeat, takeSeat, withdrawSeat } from "./hand-over-seat.ts";
import { limitTickets, linksByParty } from "./limits.ts";
import {
  listOwnSeats,
  readInvitation,
  readPlaces,
  readTicket,
  readTicketCalendar,
} from "./read.ts";

const tags = ["friend-seat"];
const id = z.uuid();
const token = z.object({ token: friendTokenSchema });
const query = z.object({ locale: localeSchema.default("ja") });
const asItIsNow = jsonContent("The place as it is now", friendSeatReceiptSchema);
const places = jsonContent("Who sits where in the party", partyPlacesSchema);
const theirs = jsonContent("The link of whoever took the seat", takenSeatSchema);

const list = createRoute({
  method: "get",
  path: "/reservations/{id}/friend-seats",
  operationId: "readPartyPlaces",
  tags,
  request: { params: z.object({ id }), query },
  responses: { 200: places, ...problemResponses },
});

const send = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/reservations/{id}/friend-seats",
  operationId: "sendFriendSeat",
  tags,
  request: { params: z.object({ id }), body: jsonBody(newFriendSeatSchema) },
  responses: { 201: asItIsNow, ...problemResponses },
});

const withdraw = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/reservations/{id}/friend-seats/{seatId}/withdraw",
  operationId: "withdrawFriendSeat",
  tags,
  request: { params: z.object({ id, seatId: id }) },
  responses: { 200: asItIsNow, ...problemResponses },
});

const own = createRoute({
  method: "get",
  path: "/friend-seats",
  operationId: "listFriendSeats",
  tags,
  request: { query },
  responses: {
    200: jsonContent("Places of others' parties that one took", ownFriendSeatsSchema),
    ...problemResponses,
  },
});

const takeOwn = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/friend-seats",
  operationId: "takeFriendSeatWithAccount",
  tags,
  request: { body: jsonBody(ownSeatTakingSchema) },
  responses: { 200: theirs, ...problemResponses },
});

const listAsGuest = createRoute({
  method: "get",
  path: "/guest-friend-seats/{token}",
  operationId: "readGuestPartyPlaces",
  tags,
  request: { params: token, query },
  responses: { 200: places, ...problemResponses },
});

const sendAsGuest = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/guest-friend-seats",
  operationId: "sendGuestFriendSeat",
  tags,
  request: { body: jsonBody(newGuestFriendSeatSchema) },
  responses: { 201: asItIsNow, ...problemResponses },
});

const withdrawAsGuest = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/guest-friend-withdrawals",
  operationId: "withdrawGuestFriendSeat",
  tags,
  request: { body: jsonBody(guestWithdrawalSchema) },
  responses: { 200: asItIsNow, ...problemResponses },
});

const read = createRoute({
  method: "get",
  path: "/friend-invitations/{token}",
  operationId: "readInvitation",
  tags,
  request: { params: token, query },
  responses: {
    200: jsonContent("What a signed link offers; reading changes nothing", invitationSchema),
    ...problemResponses,
  },
});

const take = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/friend-takings",
  operationId: "takeFriendSeat",
  tags,
  request: { body: jsonBody(seatTakingSchema) },
  responses: { 200: theirs, ...problemResponses },
});

const decline = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/friend-refusals",
  operationId: "declineFriendSeat",
  tags,
  request: { body: jsonBody(friendRefusalSchema) },
  responses: { 200: asItIsNow, ...problemResponses },
});

const ticket = createRoute({
  method: "get",
  path: "/friend-tickets/{token}",
  operationId: "readFriendTicket",
  tags,
  request: { params: token, query },
  responses: {
    200: jsonContent("The ticket of whoever took a place", friendTicketSchema),
    ...problemResponses,
  },
});

const calendar = createRoute({
  method: "get",
  path: "/friend-tickets/{token}/calendar",
  operationId: "readFriendCalendar",
  tags,
  request: { params: token, query },
  responses: {
    200: jsonContent("A calendar file with this one entry", calendarFileSchema),
    ...problemResponses,
  },
});

const giveBack = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/friend-returns",
  operationId: "returnFriendSeat",
  tags,
  request: { body: jsonBody(friendRefusalSchema) },
  responses: { 200: asItIsNow, ...problemResponses },
});

interface FriendParts {
  db: Database;
  secret: SigningSecret;
  /** The public address, used in calendar entries. */
  origin: string;
}

/** For signed-in people: places of their own parties, and places that they took. */
export function ownFriendSeatRoutes({ db, secret }: Omit<FriendParts, "origin">) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) => {
      const party = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      return c.json(await readPlaces({ db, secret }, party, c.req.valid("query").locale), 200);
    })
    .openapi(send, async (c) => {
      const party = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      const wanted = c.req.valid("json");
      const made = await once(db, claimOf(c), async (transaction) => {
        await takeFromLimit(transaction, linksByParty, party.id, secret);
        return sendSeat(transaction, party, wanted);
      });
      return c.json(made, 201);
    })
    .openapi(withdraw, async (c) => {
      const { id: reservationId, seatId } = c.req.valid("param");
      const party = { id: reservationId, userId: c.get("bearer").userId };
      const ended = await once(db, claimOf(c), (transaction) =>
        withdrawSeat(transaction, party, seatId),
      );
      return c.json(ended, 200);
    })
    .openapi(own, async (c) => {
      const { locale } = c.req.valid("query");
      return c.json(await listOwnSeats({ db, secret }, c.get("bearer").userId, locale), 200);
    })
    .openapi(takeOwn, async (c) => {
      const { token: sent, ...friend } = c.req.valid("json");
      const seatId = assertSeat("friend seat", sent, secret);
      const { userId } = c.get("bearer");
      await once(db, claimOf(c), (transaction) =>
        takeSeat(transaction, seatId, { ...friend, userId, email: "", locale: "ja" }),
      );
      return c.json({ ticket: createFriendToken("friend ticket", seatId, secret) }, 200);
    });
}

/** For anyone with a link, signed in or not. */
export function friendSeatRoutes({ db, secret, origin }: FriendParts) {
  return createApi()
    .openapi(listAsGuest, async (c) => {
      c.header("cache-control", "no-store");
      const guest = await findGuest({ db, secret }, c.req.valid("param").token, new Date());
      const { locale } = c.req.valid("query");
      return c.json(await readPlaces({ db, secret }, { id: guest.id, userId: null }, locale), 200);
    })
    .openapi(sendAsGuest, async (c) => {
      const { token: sent, ...wanted } = c.req.valid("json");
      const now = new Date();
      const made = await once(db, claimOf(c), async (transaction) => {
        const guest = await findGuest({ db: transaction, secret }, sent, now);
        await takeFromLimit(transaction, linksByParty, guest.id, secret);
        return sendSeat(transaction, { id: guest.id, userId: null }, wanted, now);
      });
      return c.json(made, 201);
    })
    .openapi(withdrawAsGuest, async (c) => {
      const { token: sent, seatId } = c.req.valid("json");
      const now = new Date();
      const ended = await once(db, claimOf(c), async (transaction) => {
        const guest = await findGuest({ db: transaction, secret }, sent, now);
        return withdrawSeat(transaction, { id: guest.id, userId: null }, seatId, now);
      });
      return c.json(ended, 200);
    })
    .openapi(read, async (c) => {
      c.header("cache-control", "no-store");
      const { locale } = c.req.valid("query");
      return c.json(await readInvitation({ db, secret }, c.req.valid("param").token, locale), 200);
    })
    .openapi(take, async (c) => {
      const { token: sent, ...friend } = c.req.valid("json");
      const seatId = assertSeat("friend seat", sent, secret);
      const clientAddress = c.req.header(clientAddressHeader) ?? "unknown";
      await once(db, claimOf(c), async (transaction) => {
        await limitTickets(transaction, { email: friend.email, clientAddress }, secret);
        return takeSeat(transaction, seatId, { ...friend, userId: null });
      });
      // Added after the answer was stored for retries, so that the link is not stored.
      return c.json({ ticket: createFriendToken("friend ticket", seatId, secret) }, 200);
    })
    .openapi(decline, async (c) => {
      const seatId = assertSeat("friend seat", c.req.valid("json").token, secret);
      const ended = await once(db, claimOf(c), (transaction) => declineSeat(transaction, seatId));
      return c.json(ended, 200);
    })
    .openapi(ticket, async (c) => {
      c.header("cache-control", "no-store");
      const { locale } = c.req.valid("query");
      return c.json(await readTicket({ db, secret }, c.req.valid("param").token, locale), 200);
    })
    .openapi(calendar, async (c) => {
      c.header("cache-control", "no-store");
      const { token: sent } = c.req.valid("param");
      const { locale } = c.req.valid("query");
      return c.json(await readTicketCalendar({ db, secret, origin }, sent, locale), 200);
    })
    .openapi(giveBack, async (c) => {
      const seatId = assertSeat("friend ticket", c.req.valid("json").token, secret);
      const ended = await once(db, claimOf(c), (transaction) => returnSeat(transaction, seatId));
      return c.json(ended, 200);
    });
}

function assertSeat(link: FriendLink, sent: string, secret: SigningSecret): string {
  const seatId = seatOfToken(link, sent, secret);
  if (!seatId) throw new DomainError("not-found", "This link is not valid any more.");
  return seatId;
}
