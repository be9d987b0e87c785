import { createRoute } from "@hono/zod-openapi";
import {
  calendarFeedSchema,
  feedTokenSchema,
  renewedFeedSchema,
} from "@takujo/contracts/booking/reservation/calendar-feed";
import { calendarFileSchema } from "@takujo/contracts/booking/reservation/reservation";
import {
  assertPersonThemselves,
  type BearerVariables,
} from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { deleteFeed } from "./queries.ts";
import { readFeed, readFeedAddress, renewFeedAddress } from "./read-feed.ts";

const tags = ["calendar feed"];

const open = createRoute({
  method: "get",
  path: "/calendar-feeds/{token}",
  operationId: "readCalendarFeed",
  tags,
  request: { params: feedTokenSchema },
  responses: {
    200: jsonContent("A calendar file with one's reservations", calendarFileSchema),
    ...problemResponses,
  },
});

const address = createRoute({
  method: "get",
  path: "/calendar-feed",
  operationId: "readCalendarFeedAddress",
  tags,
  responses: { 200: jsonContent("Where one's feed is", calendarFeedSchema), ...problemResponses },
});

const renew = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/calendar-feed",
  operationId: "renewCalendarFeed",
  tags,
  responses: {
    201: jsonContent("It has a new address; the former leads nowhere", renewedFeedSchema),
    ...problemResponses,
  },
});

const end = createRoute({
  method: "delete",
  path: "/calendar-feed",
  operationId: "endCalendarFeed",
  tags,
  responses: { 204: { description: "There is none" }, ...problemResponses },
});

interface FeedParts {
  db: Database;
  secret: SigningSecret;
  origin: string;
}

/** For anyone with the secret address, because calendars cannot sign in. */
export function openCalendarFeedRoutes(parts: FeedParts) {
  return createApi().openapi(open, async (c) => {
    c.header("cache-control", "no-store");
    return c.json(await readFeed(parts, c.req.valid("param").token), 200);
  });
}

/** An address works forever, so admins acting as a person cannot read it. */
export function calendarFeedRoutes({ db, secret }: Omit<FeedParts, "origin">) {
  return createApi<BearerVariables>()
    .openapi(address, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      c.header("cache-control", "no-store");
      return c.json(await readFeedAddress({ db, secret }, c.get("bearer").userId), 200);
    })
    .openapi(renew, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      const { userId } = c.get("bearer");
      const renewed = await once(db, claimOf(c), (transaction) =>
        renewFeedAddress(transaction, userId),
      );
      return c.json(renewed, 201);
    })
    .openapi(end, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      await deleteFeed(db, { userId: c.get("bearer").userId });
      return c.body(null, 204);
    });
}
