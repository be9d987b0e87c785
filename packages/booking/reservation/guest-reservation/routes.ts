import { createRoute, z } from "@hono/zod-openapi";
import {
  guestAnswerSchema,
  guestChangeSchema,
  guestReservationSchema,
  guestTokenSchema,
} from "@takujo/contracts/booking/reservation/guest-reservation";
import {
  calendarFileSchema,
  reservationReceiptSchema,
} from "@takujo/contracts/booking/reservation/reservation";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { acceptOffer } from "../own/accept-offer.ts";
import { cancelReservation } from "../own/cancel-reservation.ts";
import { changeReservation } from "../own/change-reservation.ts";
import { readCalendar } from "../own/read-reservations.ts";
import { findGuest } from "./find-guest.ts";
import { readGuestReservation } from "./read-guest-reservation.ts";

const tags = ["guest-reservation"];
const params = z.object({ token: guestTokenSchema });
const query = z.object({ locale: localeSchema.default("ja") });
const asItIsNow = jsonContent("The reservation as it is now", reservationReceiptSchema);

const read = createRoute({
  method: "get",
  path: "/guest-reservations/{token}",
  operationId: "readGuestReservation",
  tags,
  request: { params, query },
  responses: {
    200: jsonContent(
      "What a signed link is about; reading changes nothing",
      guestReservationSchema,
    ),
    ...problemResponses,
  },
});

const calendar = createRoute({
  method: "get",
  path: "/guest-reservations/{token}/calendar",
  operationId: "readGuestCalendar",
  tags,
  request: { params, query },
  responses: {
    200: jsonContent("A calendar file with this one entry", calendarFileSchema),
    ...problemResponses,
  },
});

const change = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/guest-changes",
  operationId: "changeGuestReservation",
  tags,
  request: { body: jsonBody(guestChangeSchema) },
  responses: { 200: asItIsNow, ...problemResponses },
});

const answer = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/guest-answers",
  operationId: "answerAsGuest",
  tags,
  request: { body: jsonBody(guestAnswerSchema) },
  responses: { 200: asItIsNow, ...problemResponses },
});

interface GuestParts {
  db: Database;
  secret: SigningSecret;
  /** The public address, used in calendar entries. */
  origin: string;
}

/** For anyone with the link from a mail to a party without an account, signed in or not. */
export function guestReservationRoutes({ db, secret, origin }: GuestParts) {
  return createApi()
    .openapi(read, async (c) => {
      c.header("cache-control", "no-store");
      const { token } = c.req.valid("param");
      const { locale } = c.req.valid("query");
      return c.json(await readGuestReservation({ db, secret }, token, locale), 200);
    })
    .openapi(calendar, async (c) => {
      c.header("cache-control", "no-store");
      const { id } = await findGuest({ db, secret }, c.req.valid("param").token, new Date());
      const { locale } = c.req.valid("query");
      return c.json(await readCalendar({ db, origin }, { id, userId: null }, locale), 200);
    })
    .openapi(change, async (c) => {
      const { token, ...wanted } = c.req.valid("json");
      const now = new Date();
      const receipt = await once(db, claimOf(c), async (transaction) => {
        const { id, seats } = await findGuest({ db: transaction, secret }, token, now);
        // Larger numbers go through the desk.
        if (wanted.seats > seats) throw new DomainError("too-many-seats");
        return changeReservation(transaction, { id, userId: null }, wanted, now);
      });
      return c.json(receipt, 200);
    })
    .openapi(answer, async (c) => {
      const { token, answer: given } = c.req.valid("json");
      const now = new Date();
      const receipt = await once(db, claimOf(c), async (transaction) => {
        const { id } = await findGuest({ db: transaction, secret }, token, now);
        const guest = { id, userId: null };
        return given === "accept"
          ? acceptOffer(transaction, guest, undefined, now)
          : cancelReservation(transaction, guest, now);
      });
      return c.json(receipt, 200);
    });
}
