import { createRoute, z } from "@hono/zod-openapi";
import {
  attendeeChoiceSchema,
  attendeesSchema,
  friendTokenSchema,
  plateChoiceSchema,
} from "@takujo/contracts/booking/reservation/friend-seat";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { seatOfToken } from "../friend-seat/friend-token.ts";
import {
  choosePlate,
  readAttendees,
  readAttendeesForFriend,
  saveAttendeeChoice,
} from "./attendees.ts";

const tags = ["company"];
const params = z.object({ id: z.uuid() });
const whoComes = jsonContent("Who comes and may be seen", attendeesSchema);

const read = createRoute({
  method: "get",
  path: "/reservations/{id}/company",
  operationId: "readCompany",
  tags,
  request: { params },
  responses: { 200: whoComes, ...problemResponses },
});

const choose = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/reservations/{id}/company",
  operationId: "chooseCompany",
  tags,
  request: { params, body: jsonBody(attendeeChoiceSchema) },
  responses: { 200: jsonContent("As chosen", attendeeChoiceSchema), ...problemResponses },
});

const readAsFriend = createRoute({
  method: "get",
  path: "/friend-tickets/{token}/company",
  operationId: "readFriendsCompany",
  tags,
  request: { params: z.object({ token: friendTokenSchema }) },
  responses: { 200: whoComes, ...problemResponses },
});

const chooseAsFriend = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/friend-plates",
  operationId: "choosePlate",
  tags,
  request: { body: jsonBody(plateChoiceSchema) },
  responses: {
    200: jsonContent("As chosen", z.object({ showsName: z.boolean() })),
    ...problemResponses,
  },
});

export function attendeeRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(read, async (c) =>
      c.json(
        await readAttendees(db, { ...c.req.valid("param"), userId: c.get("bearer").userId }),
        200,
      ),
    )
    .openapi(choose, async (c) => {
      const own = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      const choice = c.req.valid("json");
      const chosen = await once(db, claimOf(c), (transaction) =>
        saveAttendeeChoice(transaction, own, choice),
      );
      return c.json(chosen, 200);
    });
}

/** For friends who took a place of a party, signed in or not. */
export function friendAttendeeRoutes(db: Database, secret: SigningSecret) {
  return createApi()
    .openapi(readAsFriend, async (c) => {
      c.header("cache-control", "no-store");
      const seatId = assertTicket(c.req.valid("param").token, secret);
      return c.json(await readAttendeesForFriend(db, seatId), 200);
    })
    .openapi(chooseAsFriend, async (c) => {
      const { token, showsName } = c.req.valid("json");
      const seatId = assertTicket(token, secret);
      const chosen = await once(db, claimOf(c), (transaction) =>
        choosePlate(transaction, seatId, showsName),
      );
      return c.json(chosen, 200);
    });
}

function assertTicket(token: string, secret: SigningSecret): string {
  const seatId = seatOfToken("friend ticket", token, secret);
  if (!seatId) throw new DomainError("not-found", "This link is not valid any more.");
  return seatId;
}
